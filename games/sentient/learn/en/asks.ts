/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'how do I win | what is the aim of the game | explain it quickly | first time playing | how long does it last | what should I do | how do I win the game | who wins the game | most points wins | what is Sentient about | what do I need to do to win | object of the game | overview of the game | who is the winner',
  network:
    'my board | where do cards go | how many spaces do I have | row of cubes | gap between the numbers | how many bots fit into a network | how many dice are in a network | what is the network | player board | where do I put robots | layout of my dice | how many cards can I have in a round | what is my player area',
  dice: 'can I reroll | when do I throw | what do the colours of the cubes mean | may I swap two dice | change a number | when do I roll my dice | do I reroll the dice each round | how many dice does each player have | where do my dice go | do dice colours matter | do I keep my dice for the next round | can dice be moved | how many dice per player',
  factory:
    'the row in the middle | market, display, supply of cards | shared board | where do I take cards from | how many robots are on offer | how many cards lie in the factory | what is the factory | how many bots to choose from | how many investors beside the cards | what is in the middle of the table',
  pawns:
    'meeples, figures, workers | how many people do I have | difference between the big and the small pawn | what are helpers for | my supply | how many agents does each player have | how many assistants does each player have | what are agents for | what are assistants for | difference between an agent and an assistant | how many assistants do I have | how many workers per player | how many agents per player | how many assistants per player',
  types:
    'suits, kinds, categories | what do the symbols on the robots mean | science | branch of the economy | colours of the cards | which types of bots are there | branches of the economy | how many types | information, transport, industry, military, service | list of bot types',
  setup:
    'how does it begin | what is dealt | preparing the table | starting position | components | how do I set up the game | what does each player get | how many turn order markers | pieces at the start | what do players start with | what do I need to prepare before the first round | initial setup',
  company:
    'what is Nautilus | does my board have a power | special ability | why is there a sign beside my name | name of the firm | can I choose my corporation | what are the halves of the board for | left and right half of the board | what does the player board give | name of the company | does the left half matter',
  'first-order':
    'who starts | starting player | is it random who goes first | first player at the beginning | who starts the game | who goes first at the start | random order in the first round | how is the first player chosen | how is the initial turn order determined | who takes the first turn',
  players:
    'solo rules | is there a dummy player | can I play it alone | how many people can play | two player variant | can I play alone, solitaire | different rules with 2 | more than four | is it good for two | how many players can play | number of players | any changes for 2 players | player count | minimum and maximum players | does the setup change with fewer players',
  colours:
    'which one am I | my figure | can I be red | player color | whose pawns are these | which colours are there for players',
  rounds:
    'how many rounds are there | number of rounds | length of the game | how many cards do I get altogether | when is it over | how many rounds does the game last | how many bots do I collect in the game | how many bots do I have at the end of the game | how many rounds do we play | how long is the game',
  'round-setup':
    'beginning of a new round | which investors come | what is reset | fifteen tokens | setting up a round | how do I lay out the factory | where do investors go | what is done at the start of a round | chip under an investor | new investors in a round | how many investors each round | how are investors laid out | what do we do at the beginning of each round',
  'investor-stacks':
    'how are investor tokens sorted | number on the back of an investor | how many investors are there in the game | stacks of investors | set up the investors | which investors come in which round | what does 1, 2, 3 on the back mean | prepare investor tokens | are later investors worth more | how many investors of each type',
  turn: 'what can I do now | my options | which actions are there | why can I not put a card in yet | what comes first | what can I do on my turn | which actions in a turn | procure a bot or pass | options in a turn | do I have to take a card',
  'turn-order':
    'whose go is it | why must I wait | is it clockwise | sequence of players | when am I next | who plays next | order of players in a round | does the order change during the round | how does the turn order stack work | who goes after me | in which order do players take turns',
  'five-turns':
    'when is a round over | how many moves do I have | how many actions | when does the round stop | can somebody play more often | am I out | when does the round end | how many turns does each player have in a round | does everybody have to pass each round | how many bots do I take in a round | is the round over when everyone passed | when is a round finished | how many times do I act per round',
  'end-turn':
    'confirm | finish my move | done button | why do I have to click again | why can I not take another card | how do I end my turn | my turn is done | am I finished after placing the bot',
  'round-end':
    'after everybody has finished | order of counting | what is scored first | between rounds | when do I earn points | what happens at the end of a round | order of the count | steps at the end of a round | when are investors and points awarded | what do we do when the round is over',
  refresh:
    'do I get my pawns back | do pawns come home | when do assistants come back | do I get my figures back | are my cards lost | reset | new round what stays | helpers return | what happens between rounds | what comes back after a round | when do I get my agents and assistants back | reset for the next round | what happens to bots in my network after the round | take an assistant off a card | when do bots leave my network | do I keep investors I won | what is removed in the refresh phase | cleanup phase | do I keep my bots for the next round | do pawns return | refresh phase steps',
  leftovers:
    'unused cards | remaining robots | do unclaimed investors stay | what about the rest of the row | bots left in the factory | what happens to investors nobody wins | unclaimed tokens | what is removed from the factory',
  pass: 'where does my disc go | can I skip | am I out when I stop | do I lose my remaining agents | fold | wait a turn | does it end the round for me | how does passing work | what happens when I pass | do I play on after passing | turn order marker when passing | do I have to pass | can I pass early | can I pass before taking all my bots | do I have to pass every round',
  wipe: 'new cards in the row | refresh the market | get rid of bad robots | do I have to change the cards | do figures stay when cards go | what happens to the cards when I pass | discard the bots of the factory | does passing replace the cards | new bots after a pass | wipe the factory | can I choose which bots to discard | are pawns removed when bots are discarded',
  'pass-once':
    'can I skip twice | why is the button grey | no more waiting | second time | I have already done that | how often can I pass | one pass a round | can I pass a second time | am I allowed two passes',
  'pass-forced':
    'passing with no agents left | no agents left | why was I skipped | automatic | it passed without me | are the robots changed at the end | I have no agents left | when must I pass | pass without agents | are bots discarded without agents | all agents placed | forced to pass | all my agents are used | I ran out of agents | what if I have no agents | out of agents what now | last turn without agents',
  'next-order':
    'who goes first next round | who starts round two | first player next time | does an early pass help | order marker, stack | how do I become first | who starts the next round | who is first next round | how is the turn order of the next round decided | who passed last | passing first or last | is it better to pass late',
  'pass-round-3':
    'last round skip | does it matter when I stop at the end | final round order | must I still do it | passing in the last round | why pass in round three',
  'why-pass':
    'strategy | tip, advice | is waiting worth it | what is the best moment | why would anybody do that | when is passing a good idea | why pass | benefit of passing | should I pass now',
  procure:
    'how do I get a card | buy a robot | main action | procedure | what does it cost | how do I procure a bot | steps of procuring a bot | place an agent, plug in, calibrate | how do I take a card | order of steps when I take a bot | how to take a robot | how does taking a card work | acquire a robot | what does procuring consist of',
  agent:
    'may I take a card where somebody already stands | pawns of others at the same card | take a bot where an opponent stands | may I go where somebody else is | is the spot occupied | blocked by another player | two of my own in the same spot | must I beat the others | worker placement | where may I place an agent | may I place an agent where another agent stands | several agents at one bot | agent above a card | do pawns stay in the factory until the round ends | can I move an agent later',
  assistants:
    'how many helpers may I add | can I put small pawns alone | strengthen my influence | reinforce afterwards | why not three | how many assistants can I put with an agent | can I add assistants to an agent | more than one assistant | assistants increase influence | assistant without an agent | use assistants without an agent',
  'one-supply':
    'how many little helpers do I have | small pawns | save helpers | run out of small pawns | do they return each turn | can the ones at the factory protect a die | how to share them out | assistants for influence and for blocking | enough assistants for both | used all my assistants',
  refill:
    'do I see the new card before I plug mine in | when does a new card come | can I look at the next robot first | why can I not take the agent back | draw | top of the pile | when is the factory refilled | new card in place of the one taken | draw a new bot | what happens after I take a card | is the taken card replaced | new card revealed',
  'deck-empty':
    'no cards left | reshuffle | are discards used again | pile is empty | can the same robot return | what if the deck is empty | deck runs out of cards | shuffle the discard pile | draw deck empty | no more bots in the deck',
  plug: 'where can I put a bot | where may I put the card | must it fit the dice | keep a robot in hand | discard a card | which gap | where can I place the card in my network | where do I plug a bot in | between two dice | empty slot | any slot | must cards be next to each other | can I save a bot for later',
  'slot-taken':
    'replace a robot | can I move a card later | stack cards | the space is full | swap two robots | can I move a bot later | can I change the order of my bots | two bots in one slot | rearrange bots | move a bot to another slot | can I replace a bot | are bots fixed once placed | move cards in my network',
  calibration:
    'why did my die change | my dice have changed | why did my die change | do I have to adjust | when do the corners work | modify a value | turn the cube | is it before or after scoring | what is calibration | when do dice change | how does a bot change the dice | do I have to change the die | what do the corner signs do | which die does the left corner change | when do I calibrate the dice | dice change at once | do dice change when I place a card | when are plus and minus applied | is changing the dice mandatory',
  plus: 'plus symbol | increase | add one | what does the cross in the corner mean | raise the value | what does plus on a card mean | + in the corner | increase the die by 1 | die goes up by one | arrow up',
  minus:
    'minus symbol | decrease | subtract | what does the dash in the corner mean | reduce the value | what does minus on a card mean | - in the corner | decrease the die by 1 | die goes down by one | arrow down',
  equals:
    'equals sign on a card | equal symbol in the corner | two lines | does this side do anything | die stays | neutral corner | what does the equals sign mean | = in the corner | corner without change | what does = do | die does not change',
  wrap: 'what is above six | below one | cyclic | maximum of a die | can a six go up | overflow | a six with a plus | a one with a minus | does 6 become 1 | does 1 become 6 | above six, below one | minus on a 1 | what if a die shows 1 and must go down',
  neighbours:
    'I lost points from another card | why did my robot stop scoring | shared die | does it count immediately | adjacent robots influence each other | new bot changes a die of another bot | do bots share a die | bot spoils the one before | my card no longer scores | one die between two bots | new card changed my old die | does placing a bot affect the bot next to it',
  block:
    'keep a die from changing | stop a die from changing | cancel the effect | protect a number | prevent the change | use a helper on a card | lock | how do I block a sign | can I block both corners | cover a plus with an assistant | two assistants on a card | I do not want the die to change | put an assistant on the card | stop a plus from changing my die | most assistants on one card | can I ignore a plus | how many assistants can be on a bot | maximum number of assistants on a card | stop the minus',
  'nothing-to-block':
    'put a helper on the equal sign | why can I not block this side | neutral corner assistant | which corners can be stopped | block an equals sign',
  'no-blocker':
    'not enough helpers | why is blocking refused | take a pawn back from the factory | all small pawns are used | not enough assistants to block | no assistants left to block | I need two assistants to block both',
  'block-later':
    'add a helper afterwards | reverse an old change | protect a die for the whole round | remove an assistant from a robot | does it protect against the neighbour | can I put an assistant on a card later | block after plugging in | when can I block | do assistants change the die | can I take an assistant off a card | can I block a bot I placed earlier',
  bots: 'explain a card | what is written on a robot | number at the top | question mark | when does a card score | icons on the card | what is on a bot card | how do I read a card | what do the parts of a card mean | where are the points on a card',
  corners:
    'signs at the bottom of the card | are the plus and minus as in the box | which corner changes which die | left and right symbol | signs in the corners of a card',
  information:
    'card with a single digit | two or seven points | match a number | blue robot | 2/7 | how do information bots score | card with a single number | 2 points for one, 7 for both | points of information',
  transport:
    'compare two dice | arrows on the card | inequality | smaller and bigger | yellow robot | how do transport bots score | transport cards | points of transport',
  'transport-less':
    'less than sign | smaller on the left | ascending | < symbol | increasing numbers | left die smaller than right',
  'transport-greater':
    'greater than sign | bigger on the left | descending | > symbol | decreasing numbers | left die bigger than right',
  'transport-at-most':
    'less or equal | smaller or the same | <= symbol | do equal dice count | left smaller than or equal to right',
  'transport-at-least':
    'greater or equal | bigger or the same | >= symbol | cards 43 and 44 | left bigger than or equal to right',
  'transport-equal':
    'a pair | doubles | same value | identical dice | five points | both dice the same | left equals right | transport equals sign card | left die equal to right die',
  industry:
    'parity | green robot | divisible by two | which numbers are even | every step flips | how do industry bots score | even and odd numbers | points of industry | what do industry robots want',
  'even-odd': 'even first then odd | which side must be even | 2 and 1 | cards 13 and 14 | left even, right odd',
  'odd-even':
    'odd first then even | which side must be odd | cards 15 and 16 | the other way round | left odd, right even',
  'sum-odd':
    'add both dice odd | total is 3, 5, 7, 9 or 11 | one even one odd any order | cards 17 and 18 | sum of both dice odd',
  'sum-even':
    'add both dice even | total is 2, 4, 6, 8, 10 or 12 | two of the same parity | cards 19 and 20 | sum of both dice even',
  'both-odd': 'two odd numbers | 1 3 5 on each side | cards 21 and 22 | uneven | both results odd',
  'both-even': 'no odd number at all | two even numbers | 2 4 6 on each side | cards 23 and 24 | both results even',
  military:
    'add the dice | subtract the dice | total of both | red robot | army | how do military bots score | sum of both dice | points of military',
  'sum-outside':
    'very low or very high total | extreme sum | cards 25 and 26 | is it one condition or two | total of 4 or less or 10 or more',
  'sum-seven': 'add up to seven | opposite faces | total of seven | cards 27 and 28 | total of 7',
  'sum-low': 'low total | small dice together | at most five | cards 33 and 34 | <=5 | total of 5 or less',
  'sum-high': 'high total | big dice together | at least nine | cards 35 and 36 | >=9 | total of 9 or more',
  difference:
    'distance between the dice | one apart, two apart | consecutive numbers | is 6 next to 1 | delta | cards 29 to 32 | difference between the dice | difference of 1 | difference of 2 | difference equals 2',
  service:
    'variable points | negative points | calculate | card with a minus in the middle | can I lose points | equation | how do service bots score | all service formulas | which formulas are there | list of service cards | can service bots lose points | result below zero',
  'lower-less-1': 'lower - 1 | minimum minus one | card 50 | smaller die minus 1 | lower die minus 1',
  'higher-less-2': 'higher - 2 | maximum minus two | cards 51 and 52 | bigger die minus 2 | higher die minus 2',
  'sum-less-6': 'sum - 6 | total minus six | cards 53 and 54 | add and subtract six | sum of the dice minus 6',
  '7-less-higher':
    '7 - higher | seven minus the maximum | cards 55 and 56 | seven minus bigger | 7 minus the higher die',
  '5-less-lower': '5 - lower | five minus the minimum | cards 57 and 58 | five minus smaller | 5 minus the lower die',
  '8-less-sum': '8 - sum | eight minus the total | cards 59 and 60 | low dice together | 8 minus the sum',
  mirrors:
    'are these cards real | invented robots | not in my box | attested | my copy has other cards | cards that are not in the rulebook',
  deck: 'are the cards official | list of all cards | how many robots are there | where do the numbers come from | is this the real deck | what does reconstructed mean | card distribution | how many bot cards are there | 60 cards | number of bot cards | how many cards of each type',
  investors:
    'tokens between the cards | people at the factory | what do I get from them | coins, sponsors, money | are they worth anything | what do investors give | why win investors | what are investor tokens for | what do investors do | what is an investor | how do I use an investor | benefit of investors',
  influence:
    'does an assistant count as much as an agent | how strong am I | who has the majority | does a pawn count twice | is an agent worth more than an assistant | area control | how is influence counted | how much influence does an agent have | how much influence does an assistant have | what is influence | how many investors does an agent count for | what gives influence',
  'end-investors':
    'leftmost and rightmost | edge of the row | outer token | only one neighbour | corner investor | outer investors | investor at the end of the row | edge investor has one card | investor on the far left | outermost investors',
  'no-influence':
    'do blocking helpers count | pawns on my cards | majority with blockers | both uses at once | assistant on a card and influence',
  'win-investor':
    'who gets the card between the robots | who gets the card in the row | majority | who gets the token | can I win more than one | when are they awarded | can it be stolen | who gets the investor | who wins an investor token | how are investors awarded | most influence | when are investors awarded | do I keep an investor for later rounds | how do I win an investor | when do we give out investors | can I win two investors | are investors from earlier rounds kept',
  'second-place':
    '2nd place at an investor | only one person has influence: who gets the chip | what the second player gets | what does the runner-up get | consolation | coin under the token | is being second worth it | silver | what does second place at an investor get | who gets the 1 point chip | second most influence | runner-up at an investor | what do I get for coming second',
  minimum:
    'nobody is there | alone at an investor | does zero count as second | do I get the chip without pawns | unclaimed | can I get an investor without influence | investor with nobody beside it | how much influence do I need | at least one influence | only one player next to an investor',
  'tie-agents':
    'two players have equal influence | draw at an investor | same number of pawns | tie break majority | agent against assistant | who wins when we are level | tie for an investor | who wins a tied investor | two players with equal influence | tied influence | more agents break the tie | we both have the same influence | tie for second place',
  'tie-order':
    'tie with the same agents | does the first player win draws | which stack counts | last tie breaker | tie for an investor with the same number of agents | higher in the turn order stack | turn order breaks the tie | same influence and same agents',
  'score-bots':
    'do bots score right away or at the end of the round | when do robots pay | do old cards count again | does a die count for two cards | end of round points | before or after the change | which cards score at the end of a round | when do bots score | do bots of earlier rounds score again | how are bots scored | scoring cards | do cards score every round | are dice used up',
  zero: 'failed card | useless robot | minus points | unfulfilled condition | is it wasted | bot does not meet its condition | condition not met | bot worth nothing',
  'score-chips':
    'coins | VP tokens | how much is the second prize | can chips run out | victory point markers | what is a chip worth | how many points is a chip',
  'score-investors':
    'bots without an investor of their type | multiply | bonus when the game ends | how much is a token worth | investor without robots | end game majority set collection | how many points is an investor worth at the end | what is an investor token worth | final scoring of investors | points for each bot of the type | 1 point for every card of the same type | what is an investor worth if I have three bots of its type | cards with no matching investor',
  'printed-investor':
    'symbol on my own board | picture on my board | starting token | sign beside my name | does my company count | first investor | bonus type | does the investor printed on my board count | starting investor | which investor do I begin with | is my starting investor worth points | symbol on my player board',
  'scored-bots':
    'where do the robots of the last round go | old robots | my old cards | can I look at what the others collected | discarded after scoring | pile beside the board | are they gone | what happens to cards after scoring | where do bots go after a round | pile of my bots',
  scoring:
    'final score | how is the result counted | what gives points | good score | overview of the count | how do I count points at the end | what is my score made of | final scoring | how do I calculate my final score | sources of points | end game scoring',
  end: 'when is it finished | who won | can I still play | last round | stop | when does the game end | after the third round | when is the game over | what happens after round 3',
  ties: 'draw | tie break at the end | same total | shared win | both have the same score | who wins the game in a tie | tie at the end of the game | same points at the end | final tie breaker',
  hidden:
    'can others see my cards | does the computer cheat | secret information | peek at the deck | what will come next | what is secret | are points open',
  undo: 'undo my agent | I misclicked | revert | change my mind | why can I not get my agent back | wrong slot | go back | can I undo a move | I made a mistake',
  'score-so-far':
    'running score | why did my points go down | current total | is that the final result | number by my name | points during the game',
  signs:
    'icons | legend | symbols | why is the robot asleep | what does the crown mean | glowing eyes | what do the symbols mean',
  'our-rulings':
    'house rules | official FAQ | is that really the rule | errata | we play it differently | what is not in the rulebook',
  corrections: 'fix a wrong card | I have the real game | edit the deck | custom cards | report a mistake | settings',
};
