import type { Language } from '@stolik/core';

/** What the board itself says; `{...}` stands for what is filled in. */
export interface UiWords {
  readonly needs: string;
  readonly empty: string;
  readonly windowOf: string;
  readonly legalFor: string;
  readonly canMove: string;
  readonly pool: string;
  readonly track: string;
  readonly roundSlot: string;
  readonly tools: string;
  readonly goals: string;
  readonly privateGoal: string;
  /** The same to whoever looks through another's eyes. */
  readonly privateGoalOf: string;
  /** Of two private objectives the one that counts. */
  readonly counts: string;
  /** Points without a private objective that is not known. */
  readonly withoutPrivate: string;
  readonly turn: string;
  /** What to do with the die one has taken. */
  readonly chooseSpace: string;
  readonly takeFirst: string;
  readonly fitsNowhere: string;
  /** Spaces that nothing fits any more: crossed out, or by name. */
  readonly lost: Readonly<Record<'one' | 'many' | 'named', string>>;
  /** Tools that could still help. */
  readonly mend: string;
  readonly undoable: string;
  readonly others: string;
  /** Whose window to look at. */
  readonly windows: string;
  /** Which panel to unfold. */
  readonly panels: string;
  readonly lacks: string;
  readonly use: string;
  /** Tokens that a tool costs more than one has. */
  readonly short: string;
  readonly payWith: string;
  readonly price: string;
  readonly free: string;
  readonly used: string;
  readonly inHand: string;
  readonly drawn: string;
  readonly tokens: string;
  readonly points: string;
  readonly target: string;
  /** After its points. */
  readonly targetShort: string;
  readonly choose: string;
  /** The same of the pattern that is named beside it. */
  readonly chooseThis: string;
  /** What a hint at the choice says. */
  readonly chooseHint: string;
  readonly chosen: string;
  /** After a number of empty panes. */
  readonly toFill: string;
  /** Why they are counted. */
  readonly emptyCost: string;
  /** Alone they cost more. */
  readonly emptyCostSolo: string;
  readonly difficulty: string;
  /** The same at length, of the pattern that is looked at. */
  readonly difficultyOf: string;
  /** While none is. */
  readonly difficultyAbout: string;
  /** Alone a pattern brings no tokens. */
  readonly difficultySolo: string;
  readonly difficultySoloOf: string;
  readonly bag: string;
  readonly turnOrder: string;
  readonly noBenefit: string;
  readonly round: string;
  /** What decides between equal totals. */
  readonly ties: readonly string[];
  /** The part of the game before the first round. */
  readonly patterns: string;
  readonly plain: Readonly<Record<'up' | 'down' | 'return' | 'stop' | 'end' | 'pass', string>>;
  readonly passSure: string;
  /** Nothing is left to decide. */
  readonly endsSoon: string;
  /** Before chance decides: what it will do, by the tool that asks; and where no tool does. */
  readonly sure: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  readonly value: string;
  readonly soloTools: string;
  readonly soloPrivates: string;
  readonly soloHard: Readonly<Record<1 | 2 | 3 | 4 | 5, string>>;
  readonly skips: string;
  /** On the slot of a round that left no die. */
  readonly noLeftovers: string;
}

export const uiWords: Readonly<Record<Language, UiWords>> = {
  en: {
    needs: 'needs',
    empty: 'empty',
    windowOf: 'Window of {name}',
    legalFor: 'legal for {die}',
    canMove: 'can be moved',
    pool: 'Draft pool',
    track: 'Round track',
    roundSlot: 'Round {round}',
    tools: 'Tools',
    goals: 'Objectives',
    privateGoal: 'Yours alone: the sum of your dice of this colour.',
    privateGoalOf: 'Private: the sum of the dice of this colour in this window.',
    counts: 'counts',
    withoutPrivate: 'without the private objective',
    turn: 'Turn {n}',
    chooseSpace: 'place the {die}: choose a lit pane.',
    takeFirst: 'Take a die first.',
    fitsNowhere: '{die} fits nowhere in your window now.',
    lost: {
      one: 'No die will ever fit the crossed-out space.',
      many: 'No die will ever fit the crossed-out spaces.',
      named: 'No die will ever fit then: {cells}.',
    },
    mend: 'Only {tools} could mend it.',
    undoable: 'You can still undo.',
    others: 'The others',
    windows: 'Windows',
    panels: 'Unfold',
    lacks: 'Needs',
    use: 'Use',
    short: '{n} short',
    payWith: 'Pay with',
    price: 'Price {price}',
    free: 'Costs a {color} die',
    used: 'Used up',
    inHand: 'In hand',
    drawn: 'Drawn',
    tokens: 'Favor tokens',
    points: 'points',
    target: 'Target score',
    targetShort: 'target',
    choose: 'Choose {pattern}',
    chooseThis: 'Choose this window',
    chooseHint: 'Choose {pattern}.',
    chosen: 'Chosen',
    toFill: 'to fill',
    emptyCost: 'Points without what empty spaces cost: each one that stays empty takes one away.',
    emptyCostSolo: 'Points without what empty spaces cost: each one that stays empty takes three away.',
    difficulty: 'Difficulty {n}: as many tokens for tools',
    difficultyOf: 'Difficulty {n} of 6: you begin with {n} favor tokens to pay for tools.',
    difficultyAbout: 'The beads are favor tokens: the harder the pattern, the more tools you can pay for.',
    difficultySolo: 'Difficulty {n}',
    difficultySoloOf: 'Difficulty {n} of 6: the higher, the more colours and numbers are printed.',
    bag: 'Dice in the bag: {n}',
    turnOrder: 'Turns of this round',
    noBenefit: 'gains you nothing now',
    round: 'Round {round} of 10',
    ties: ['Private objective', 'Favor tokens', 'Order in the last round: players before (more wins)'],
    patterns: 'Choice of patterns',
    plain: {
      up: 'One up',
      down: 'One down',
      return: 'Back to the pool',
      stop: 'One is enough',
      end: 'End turn',
      pass: 'Pass',
    },
    passSure: 'Really pass?',
    endsSoon: 'Nothing more to do. The turn ends by itself.',
    sure: {
      'flux-remover': 'exchange the {die} for one from the bag? No undo.',
      'flux-brush': 'roll the {die} again? No undo.',
      'glazing-hammer': 'roll all dice of the pool again? No undo.',
      other: 'Chance decides this: no undo.',
    },
    yes: 'Go ahead',
    no: 'Not yet',
    value: 'Value {n}',
    soloTools: 'Tools: fewer are harder',
    soloPrivates: 'Private objectives (two are a variant: the better counts)',
    soloHard: { 1: '1 - extreme challenge', 2: '2 - hard', 3: '3 - medium', 4: '4 - easy', 5: '5 - very easy' },
    skips: 'no second turn',
    noLeftovers: 'no die left over',
  },
  pl: {
    needs: 'wymaga:',
    empty: 'puste',
    windowOf: 'Witraż: {name}',
    legalFor: 'można położyć: {die}',
    canMove: 'można przesunąć',
    pool: 'Pula wyboru',
    track: 'Tor rund',
    roundSlot: 'Runda {round}',
    tools: 'Narzędzia',
    goals: 'Cele',
    privateGoal: 'Tylko twój: suma wartości twoich kostek tego koloru.',
    privateGoalOf: 'Cel indywidualny: suma wartości kostek tego koloru w tym witrażu.',
    counts: 'liczy się',
    withoutPrivate: 'bez celu indywidualnego',
    turn: 'Ruch {n}',
    chooseSpace: '{die}: wybierz podświetlone pole.',
    takeFirst: 'Najpierw weź kostkę.',
    fitsNowhere: '{die} nigdzie teraz nie pasuje.',
    lost: {
      one: 'Na przekreślone pole nie będzie już pasować żadna kostka.',
      many: 'Na przekreślone pola nie będzie już pasować żadna kostka.',
      named: 'Potem nie będzie już pasować żadna kostka: {cells}.',
    },
    mend: 'Naprawić to może tylko {tools}.',
    undoable: 'Możesz jeszcze cofnąć.',
    others: 'Pozostali',
    windows: 'Witraże',
    panels: 'Rozwiń',
    lacks: 'Brakuje:',
    use: 'Użyj',
    short: 'brak {n}',
    payWith: 'Zapłać:',
    price: 'Cena {price}',
    free: 'Koszt: kostka {color}',
    used: 'Zużyte',
    inHand: 'W ręce',
    drawn: 'Wylosowana',
    tokens: 'Znaczniki uznania',
    points: 'PZ',
    target: 'Wynik docelowy',
    targetShort: 'cel',
    choose: 'Wybierz: {pattern}',
    chooseThis: 'Wybierz ten witraż',
    chooseHint: 'Wybierz: {pattern}.',
    chosen: 'Wybrano',
    toFill: 'do wypełnienia',
    emptyCost: 'PZ bez strat za puste pola: każde puste na końcu odbiera 1 PZ.',
    emptyCostSolo: 'PZ bez strat za puste pola: każde puste na końcu odbiera 3 PZ.',
    difficulty: 'Trudność {n}: tyle znaczników uznania na narzędzia',
    difficultyOf: 'Trudność {n} z 6: zaczynasz z tyloma znacznikami uznania na narzędzia.',
    difficultyAbout: 'Paciorki to znaczniki uznania: im trudniejszy wzór, tym więcej narzędzi opłacisz.',
    difficultySolo: 'Trudność {n}',
    difficultySoloOf: 'Trudność {n} z 6: im wyższa, tym więcej nadrukowanych kolorów i odcieni.',
    bag: 'Kostki w woreczku: {n}',
    turnOrder: 'Kolejność w tej rundzie',
    noBenefit: 'teraz nic ci nie da',
    round: 'Runda {round} z 10',
    ties: ['Cel indywidualny', 'Znaczniki uznania', 'Ilu graczy wcześniej w ostatniej rundzie (wygrywa więcej)'],
    patterns: 'Wybór wzorów',
    plain: {
      up: 'O 1 w górę',
      down: 'O 1 w dół',
      return: 'Odłóż do puli',
      stop: 'Wystarczy jedna',
      end: 'Zakończ ruch',
      pass: 'Spasuj',
    },
    passSure: 'Na pewno spasować?',
    endsSoon: 'Nie ma nic więcej do zrobienia. Ruch zaraz się skończy.',
    sure: {
      'flux-remover': '{die} za kostkę z woreczka? Tego nie cofniesz.',
      'flux-brush': '{die}: rzucić ponownie? Tego nie cofniesz.',
      'glazing-hammer': 'rzucić ponownie całą pulą? Tego nie cofniesz.',
      other: 'Decyduje los: tego nie cofniesz.',
    },
    yes: 'Dalej',
    no: 'Jeszcze nie',
    value: 'Wartość {n}',
    soloTools: 'Narzędzia: im mniej, tym trudniej',
    soloPrivates: 'Cele indywidualne (dwa to wariant: liczy się lepszy)',
    soloHard: {
      1: '1 – ekstremalne wyzwanie',
      2: '2 – trudny',
      3: '3 – średni',
      4: '4 – łatwy',
      5: '5 – bardzo łatwy',
    },
    skips: 'bez drugiego ruchu',
    noLeftovers: 'nie została żadna kostka',
  },
};
