/** Words that mean the same in questions about this game. */
export const alike: readonly string[] = [
  'bot robot card',
  'assistant helper',
  'slot gap spot space',
  'factory market row display',
  'block prevent cover protect',
  'procure acquire take took taken pick',
  'discard replace wipe swap',
  'round =rounds',
  'influence majority',
  'corner =corners sign symbol',
  'type kind branch',
  'higher bigger greater above',
  'lower smaller less below',
  'equal same identical tie tied =ties tiebreak tiebreaker breaker',
  'deck pile',
  'half =halves side',
];
