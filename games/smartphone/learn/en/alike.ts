/** Words that mean the same in questions about this game. */
export const alike: readonly string[] = [
  'good product phone smartphone',
  'office branch',
  'retailer shop store',
  'pad sheet board',
  'upgrade improvement',
  'gear =gears',
  'technology tech',
  'truck =trucks',
  'free =empty',
  'progress marker',
  'customer buyer client',
  'connected linked link line',
  'icon symbol sign',
  'unsold leftover',
  'lose lost',
  'token =tokens',
];
