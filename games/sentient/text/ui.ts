import type { Language } from '@stolik/core';

/** What the board itself says; `{...}` stands for what is filled in. */
export interface UiWords {
  /** The part of the game, on the board and in replays. */
  readonly round: string;
  /** A round's bots, on the sheet of points. */
  readonly scoreRound: string;
  readonly scoreBots: string;
  readonly even: string;
  readonly odd: string;
  readonly points: string;
  /** Points of a bot whose condition is a formula. */
  readonly pointsAre: string;
  readonly bot: string;
  readonly corner: Readonly<Record<'+' | '-' | '=', string>>;
  readonly left: string;
  readonly right: string;
  readonly legal: string;
  readonly factory: string;
  readonly factorySlot: string;
  /** Shown until something is pointed at. */
  readonly factoryHelp: string;
  /** What a turn is made of. */
  readonly steps: readonly [bot: string, slot: string, send: string];
  readonly pawns: string;
  readonly pawnsNone: string;
  readonly investor: string;
  readonly influence: string;
  readonly influenceNone: string;
  readonly wouldTake: string;
  readonly wouldTakeAlone: string;
  /** How an investor is won, ties included. */
  readonly influenceRule: string;
  readonly token: string;
  readonly chip: string;
  readonly deck: string;
  readonly order: string;
  readonly next: string;
  readonly networkOf: string;
  readonly slot: string;
  readonly die: string;
  readonly empty: string;
  readonly between: string;
  readonly sum: string;
  readonly difference: string;
  readonly scoresNow: string;
  readonly wouldScore: string;
  readonly wraps: string;
  readonly becomes: string;
  readonly stays: string;
  readonly neighbour: string;
  /** What the investors of the bot's type pay for it. */
  readonly paid: string;
  /** What the whole score gains. */
  readonly together: string;
  readonly agentsLeft: string;
  readonly assistantsLeft: string;
  readonly passed: string;
  readonly botHeld: string;
  readonly planned: string;
  readonly fewer: string;
  readonly more: string;
  readonly assistantsHelp: string;
  readonly blockWith: string;
  readonly blockHelp: string;
  readonly send: string;
  readonly sendAndPlug: string;
  /** What of it cannot be undone. */
  readonly sendHelp: string;
  readonly plug: string;
  readonly plugFirst: string;
  readonly end: string;
  readonly pass: string;
  readonly passSure: string;
  readonly passHelp: string;
  /** What passing means for the round after this one. */
  readonly passNext: string;
  readonly letGo: string;
  readonly chooseFirst: string;
  /** Why no assistant is left to block with. */
  readonly allSent: string;
  /** What may be regretted: a neighbour that falls, a die that could be kept, a bot that never scores, pawns left behind. */
  readonly regrets: Readonly<Record<'neighbour' | 'block' | 'nothing' | 'home', string>>;
  readonly standing: string;
  readonly standingOf: string;
  /** What investors of this round add if they go as they stand. */
  readonly coming: string;
  readonly fromBots: string;
  readonly fromInvestors: string;
  readonly chips: string;
  readonly players: string;
  readonly look: string;
  readonly backToMine: string;
  /** Said of a bot that somebody who owns the box put right. */
  readonly corrected: string;
  /** What of the cards is ours. */
  readonly legend: string;
  readonly report: string;
  /** Who is in front after a round. */
  readonly lead: string;
  readonly level: string;
  /** While a round is counted. */
  readonly counting: string;
  readonly goOn: string;
  readonly details: string;
  readonly reportAgain: string;
  readonly reportBots: string;
  readonly reportInvestors: string;
  readonly reportClose: string;
  readonly reportRule: string;
  readonly nobody: string;
  readonly finaleOf: string;
  /** What a hint does to the points at once. */
  readonly hintGain: string;
  /** What decides between equal totals. */
  readonly ties: readonly string[];
  /** What everybody may choose before the game: the left half of the board. */
  readonly wish: string;
  readonly howTo: string;
  /** The game in a few lines. */
  readonly howToLines: readonly string[];
}

export const uiWords: Readonly<Record<Language, UiWords>> = {
  en: {
    round: 'Round {round} of 3',
    scoreRound: 'Round {round}',
    scoreBots: 'Bots',
    even: 'even',
    odd: 'odd',
    points: 'pts',
    pointsAre: 'points: {formula}, at least 0',
    bot: 'bot {card}',
    corner: { '+': 'die goes up by 1', '-': 'die goes down by 1', '=': 'die stays' },
    left: 'left',
    right: 'right',
    legal: 'legal',
    factory: 'Factory',
    factorySlot: 'place {slot}',
    factoryHelp: 'An agent courts the two investors beside its bot; + and - of a bot turn the dice beside its slot.',
    steps: ['Choose a bot', 'Choose a slot', 'Send and plug in'],
    pawns: '{name}: {agents}, {assistants}',
    pawnsNone: 'nobody stands here',
    investor: '{type} investor',
    influence: 'influence ({shares})',
    influenceNone: 'nobody has influence yet',
    wouldTake: 'as it stands: {token}, chip: {chip}',
    wouldTakeAlone: 'as it stands: {token}',
    influenceRule:
      'Agents and assistants beside it count 1 each: most takes the investor, the next most a 1-point chip. Equal: more agents there, then earlier in the order of this round.',
    token: 'investor',
    chip: 'chip',
    deck: 'Deck {deck}',
    order: 'Order now',
    next: 'Next round',
    networkOf: 'Network of {name}',
    slot: 'slot {slot}',
    die: 'die {place}: {value}',
    empty: 'empty',
    between: 'between {left} and {right}',
    sum: 'sum',
    difference: 'diff.',
    scoresNow: '{points} now',
    wouldScore: 'would score {points}',
    wraps: '{from} goes round to {to}',
    becomes: '{from} becomes {to}',
    stays: '{from} stays',
    neighbour: 'slot {slot}: {from} to {to}',
    paid: 'your {type} investors {by}',
    together: 'your points {gain}',
    agentsLeft: 'Agents {count}',
    assistantsLeft: 'Assistants {count}',
    passed: 'pass used',
    botHeld: 'Bot {card}: choose a slot in your network.',
    planned: 'Bot {card} in slot {slot}: your points {gain}.',
    fewer: 'Take one assistant back',
    more: 'send one along',
    assistantsHelp: 'Each assistant that goes along adds 1 influence beside the bot.',
    blockWith: 'Block a die (1 assistant)',
    blockHelp: 'An assistant on a + or - keeps that die as it is.',
    send: 'Agent now, slot later',
    sendAndPlug: 'Send and plug in',
    sendHelp: 'Once sent, the agent stays; the slot can still be changed.',
    plug: 'Plug in',
    plugFirst: 'Choose a slot first.',
    end: 'End turn',
    pass: 'Pass',
    passSure: 'Really pass?',
    passHelp: 'Pass, once a round: four new bots come, your other agents play later.',
    passNext: 'The last to pass begins the next round.',
    letGo: 'Cancel',
    chooseFirst: 'First choose a bot in the factory.',
    allSent: 'No assistant is left to block with. Take back one that goes with the agent.',
    regrets: {
      neighbour: 'The bot in slot {slot} would fall from {from} to {to}.',
      block: 'An assistant can block the corner beside it.',
      nothing: 'Here it will score 0: no other bot can turn these dice any more.',
      home: 'Your last agent of this round: sent along, the {assistants} left would add influence.',
    },
    standing: 'Standing',
    standingOf: '{type}: investors {investors}, bots {bots}, {points}',
    coming: 'As the investors of this round stand: +{points}',
    fromBots: 'Bots’ points',
    fromInvestors: 'Investors × bots',
    chips: 'Chips',
    players: 'Players',
    look: 'Look at this network: {name}',
    backToMine: 'Back to your network',
    corrected: 'Put right by somebody who owns the box.',
    legend:
      'We did not have all the printed cards: some points, eight conditions and nearly all + - = are our own choice: they are dashed. Point at a bot of the factory to read which.',
    report: 'Round {round} is over',
    lead: 'In the lead: {name}, by {points}',
    level: 'Level in the lead: {names}',
    counting: 'Round {round} is being counted',
    goOn: 'Go on: round {round}',
    details: 'Details',
    reportAgain: 'Round {round} results',
    reportBots: 'Bots score by the dice beside them',
    reportInvestors: 'Investors',
    reportClose: 'Close',
    reportRule:
      'Most influence takes the investor, the next most a chip worth 1 point; both need at least 1. Equal: more agents there, then earlier in the order of this round.',
    nobody: 'nobody',
    finaleOf: 'All bots of {name}',
    hintGain: 'Your points now: {gain}; later turns count too.',
    ties: ['Investors won'],
    wish: 'Company',
    howTo: 'How to play',
    howToLines: [
      'Three rounds; in each you have 4 agents and 5 assistants. You begin with one investor: its sign stands by your name.',
      'Send an agent to a bot of the factory, with assistants if you like: each counts 1 influence on the investors beside it. You take the bot, and a new one comes.',
      'Plug the bot in between two of your dice: its + and - turn them by 1, 6 and 1 go round. An assistant can block a + or -; that one adds no influence.',
      'Once a round you pass instead: if you have an agent left, all four bots are replaced, and you go on in your next turn. The last to pass begins the next round.',
      'At the end of the round each bot scores if the dice beside it fit, and each investor goes to whoever has most influence beside it, a chip worth 1 point to the second; both need at least 1.',
      'Then networks are cleared, dice are rolled again, new investors come, and all agents and assistants come back. What you have won stays.',
      'In the end every investor pays 1 point for each of your bots of its type, also for one that scored 0. Equal totals: more investors won, then a shared victory.',
    ],
  },
  pl: {
    round: 'Runda {round} z 3',
    scoreRound: 'Runda {round}',
    scoreBots: 'Roboty',
    even: 'parz.',
    odd: 'niep.',
    points: 'PZ',
    pointsAre: 'PZ: {formula}, co najmniej 0',
    bot: 'robot {card}',
    corner: { '+': 'wynik rośnie o 1', '-': 'wynik maleje o 1', '=': 'wynik bez zmian' },
    left: 'po lewej',
    right: 'po prawej',
    legal: 'można wybrać',
    factory: 'Fabryka',
    factorySlot: 'pole {slot}',
    factoryHelp:
      'Agent daje wpływ u dwóch inwestorów obok robota; +\u00a0i\u00a0- zmieniają wyniki na kościach obok miejsca.',
    steps: ['Wybierz robota', 'Wybierz miejsce', 'Umieść i podłącz'],
    pawns: '{name}: {agents}, {assistants}',
    pawnsNone: 'nikt tu nie stoi',
    investor: 'Inwestor: {type}',
    influence: 'wpływ ({shares})',
    influenceNone: 'nikt jeszcze nie ma wpływu',
    wouldTake: 'na razie: {token}, żeton PZ: {chip}',
    wouldTakeAlone: 'na razie: {token}',
    influenceRule:
      'Agenci i asystenci obok dają po 1 punkcie wpływu: kto ma najwięcej, pozyskuje inwestora, a drugi dostaje żeton 1 PZ. Remis: więcej agentów obok, potem wyżej w kolejności tej rundy.',
    token: 'inwestor',
    chip: 'żeton PZ',
    deck: 'Stos {deck}',
    order: 'Kolejność',
    next: 'Następna runda',
    networkOf: 'Sieć: {name}',
    slot: 'miejsce {slot}',
    die: 'kość {place}: {value}',
    empty: 'puste',
    between: 'między {left} a {right}',
    sum: 'suma',
    difference: 'różn.',
    scoresNow: 'teraz {points}',
    wouldScore: 'tutaj {points}',
    wraps: '{from} przechodzi na {to}',
    becomes: '{from} zmienia się na {to}',
    stays: '{from} zostaje',
    neighbour: 'miejsce {slot}: z {from} na {to}',
    paid: 'inwestorzy ({type}) {by}',
    together: 'twoje PZ {gain}',
    agentsLeft: 'Agenci {count}',
    assistantsLeft: 'Asystenci {count}',
    passed: 'pas wykorzystany',
    botHeld: 'Robot {card}: wybierz miejsce w swojej sieci.',
    planned: 'Robot {card} na miejscu {slot}: twoje PZ {gain}.',
    fewer: 'Cofnij jednego asystenta',
    more: 'umieść jednego razem z agentem',
    assistantsHelp: 'Każdy asystent umieszczony razem z agentem dodaje 1 punkt wpływu.',
    blockWith: 'Zablokuj efekt (1 asystent)',
    blockHelp: 'Asystent na + albo - zostawia tę kość bez zmian.',
    send: 'Agent teraz, miejsce potem',
    sendAndPlug: 'Podłącz',
    sendHelp: 'Umieszczony agent zostaje; miejsce robota można jeszcze zmienić.',
    plug: 'Podłącz',
    plugFirst: 'Najpierw wybierz miejsce.',
    end: 'Zakończ ruch',
    pass: 'Spasuj',
    passSure: 'Na pewno spasować?',
    passHelp: 'Pas, raz na rundę: cztery nowe roboty, a agentami zagrasz później.',
    passNext: 'Kto spasuje ostatni, zaczyna następną rundę.',
    letGo: 'Anuluj',
    chooseFirst: 'Najpierw wybierz robota w fabryce.',
    allSent: 'Nie masz już wolnego asystenta. Zabierz jednego z tych, którzy idą z agentem.',
    regrets: {
      neighbour: 'Robot na miejscu {slot} spadłby z {from} na {to}.',
      block: 'Asystent może zablokować narożnik obok niego.',
      nothing: 'Tu da 0 PZ: żaden inny robot nie obróci już tych kości.',
      home: 'Ostatni agent w tej rundzie, a zostaje {assistants}: z agentem daliby punkty wpływu.',
    },
    standing: 'Stan punktów',
    standingOf: '{type}: inwestorzy {investors}, roboty {bots}, {points}',
    coming: 'Przy obecnych wpływach inwestorzy tej rundy dodadzą: +{points}',
    fromBots: 'Za roboty',
    fromInvestors: 'Inwestorzy × roboty',
    chips: 'Żetony PZ',
    players: 'Gracze',
    look: 'Pokaż sieć: {name}',
    backToMine: 'Wróć do swojej sieci',
    corrected: 'Poprawione przez kogoś, kto ma pudełko.',
    legend:
      'Nie mieliśmy wszystkich kart: część PZ, osiem warunków i prawie wszystkie + - = to nasz wybór: mają przerywaną linię. Wskaż robota w fabryce, żeby przeczytać, które.',
    report: 'Koniec rundy {round}',
    lead: 'Na prowadzeniu: {name}, przewaga {points}',
    level: 'Razem na prowadzeniu: {names}',
    counting: 'Podliczanie rundy {round}',
    goOn: 'Dalej: runda {round}',
    details: 'Szczegóły',
    reportAgain: 'Wyniki rundy {round}',
    reportBots: 'Roboty punktują według kości obok',
    reportInvestors: 'Inwestorzy',
    reportClose: 'Zamknij',
    reportRule:
      'Kto ma największy wpływ, pozyskuje inwestora, a drugi dostaje żeton 1 PZ; trzeba mieć co najmniej 1 punkt wpływu. Remis: więcej agentów obok, potem wyżej w kolejności tej rundy.',
    nobody: 'nikt',
    finaleOf: 'Wszystkie roboty: {name}',
    hintGain: 'Twoje PZ teraz: {gain}; liczą się też dalsze ruchy.',
    ties: ['Zdobyci inwestorzy'],
    wish: 'Firma',
    howTo: 'Jak grać',
    howToLines: [
      'Trzy rundy; w każdej masz 4 agentów i 5 asystentów. Zaczynasz z jednym inwestorem: jego znak stoi przy twoim imieniu.',
      'Umieść agenta przy robocie w fabryce, jeśli chcesz, z asystentami: każdy to 1 punkt wpływu u inwestorów obok. Bierzesz robota, a przychodzi nowy.',
      'Podłącz robota między dwie swoje kości: jego + i - zmieniają ich wyniki o 1, z 6 na 1 i odwrotnie. Asystent może zablokować + albo -; taki nie daje wpływu.',
      'Raz na rundę zamiast tego pasujesz: jeśli masz jeszcze agenta, wszystkie cztery roboty są wymieniane, a ty grasz dalej w następnym ruchu. Kto spasuje ostatni, zaczyna następną rundę.',
      'Na koniec rundy robot punktuje, jeśli kości obok spełniają warunek, a inwestora pozyskuje ten, kto ma obok niego największy wpływ; drugi dostaje żeton 1 PZ. Trzeba mieć co najmniej 1 punkt wpływu.',
      'Potem sieci są puste, kości rzucone od nowa, przychodzą nowi inwestorzy, a agenci i asystenci wracają. To, co zdobyte, zostaje.',
      'Na końcu każdy inwestor płaci 1 PZ za każdego twojego robota tego samego rodzaju, także takiego za 0 PZ. Przy remisie wygrywa, kto zdobył więcej inwestorów, a potem zwycięstwo jest wspólne.',
    ],
  },
};
