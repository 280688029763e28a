/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'number of players | how do I win | what is the aim of the game | how does this work | how long does a game take | what do I have to do | beginner, first time playing | who wins the game | most points wins | what do I have to do to win | what is the game about | build the best stained glass window',
  dice: 'what does shade mean | what are the pips for | how many colors are there | number on a cube | what do light and dark mean | how many colours of dice | what do the pips mean | what is a shade | which colours are there | darker and lighter dice',
  window:
    'what do the squares on my board mean | grid size, how many fields | pane, cell, slot | what are the grey fields with dots | frame, player board | how many spaces does a window have | rows and columns of the window | what do the spaces on the pattern card mean | kinds of spaces',
  bag: 'how many dice are there of each color | what is left to draw | can I count the remaining reds | odds, probability of a colour | does the supply run out | how many dice are there in total | how many dice in the bag | dice of each colour | do dice go back into the bag | number of dice in the bag',
  setup:
    'what is dealt at the start | preparation | how many cards does each player get | do we see the cards before picking a window | start of the game | how do I set up the game | how many public objectives are laid out | how many tools on the table | how many private objectives does each player get | what does each player get at the start | setup for 2, 3 or 4 players | what happens to unused window cards | where do unused window cards go',
  patterns:
    'may I turn the window card around | rotate the window card | which window should I take | can I swap my board | why can I not choose this card | do others see what I pick | front and back side of the card | how do I choose a window pattern | how many pattern cards do I get | choose one side of a card | what about the other pattern card | how many patterns to choose from',
  difficulty:
    'get more tokens | what do the dots beside the name mean | beads on a window | how many favour tokens do I start with | is a harder board better | easy window for a beginner | how many favor tokens do I get | how many favor tokens at the start | white dots on the pattern card | how hard is a pattern | hardest and easiest pattern | how do patterns differ | harder windows give more tokens',
  starter:
    'is the starting player always the same one | who goes first | who begins the next round | does the first player change | whose turn is it in round two | who starts the game | who is the starting player | who starts the next round | who gets the bag | who rolls the dice | who receives the bag after a round',
  rounds:
    'how many rounds | order of play | phases of a round | what comes next | when does a round finish | how many rounds are played | how does a round go | what happens in a round | how many turns does each player have in a round | how often do I play in a round',
  pool: 'how many dice are rolled | dice in the middle of the table | where do I take dice from | number of dice for three people | why one extra | how many dice are drawn | how many dice do we roll with 2, 3 or 4 players | dice at the start of a round | dice drawn from the bag | what is the draft pool | number of dice depends on players',
  snake:
    'why did he go twice in a row | whose move is it | when is my second turn | reverse direction, snake draft | why can I not play now | order of the players | in which order do we play | who takes the second turn | order of the second turns | who plays after the last player | reverse order | clockwise | last player has two turns in a row | whose turn is it | who is next | when is my turn again',
  turn: 'tool without taking a die | only use a tool this turn | can I take a die and also use a card | tool before or after the die | how many actions do I have | do I have to do something | both in the same move | what can I do on my turn | which actions in a turn | can I use a tool before I take a die | are actions mandatory | die and tool in the same turn | order of actions | do I have to use a tool | can I do two things in a turn | number of actions in a turn',
  draft:
    'what is a draft | can I take two dice | may I save a die for later | pick a die | why can I not take another one | this die is not there | how many dice do I take in a turn | can I take two dice in one turn | choose a die from the pool | must I place the die I took',
  pass: 'pass although something fits | do I have to take a die | skip my move | may I refuse all dice | how do I finish | end turn button | can I leave a die that I could place | can I skip my turn | can I do nothing | is taking a die optional | give up my turn | must I take a die every turn',
  'nothing-possible':
    'none of the dice fit | no die fits anywhere | why was I skipped | it did not let me play | no legal move | stuck, no die fits | my turn went by automatically | I cannot move | no die can be placed | what if I cannot place any die',
  steps:
    'why is it asking me something else | cancel a tool | I clicked the wrong card | stop in the middle of an action | not what is asked now | stop halfway through a tool | cannot end my turn during a tool',
  leftovers:
    'dice that nobody took | where do unused dice go | end of a round | what is the track for | several dice on one slot | can I still get those dice | what happens to the leftover dice | dice left at the end of a round | where does the die that is left go | dice nobody chose | what lies on the round track | remaining dice',
  placing:
    'where can I put a die | why does it not fit | placement restrictions summary | which spaces are allowed | list of conditions | placement rules | placement restrictions | where may I place a die | how to put dice into the window',
  'first-die':
    'can I begin in the middle | where to start | opening placement | border, outside, rim | why not the centre | where does the first die go | must the first die be on the edge | first die in a corner | can I start in the middle',
  'first-die-tool':
    'may a card let me begin in the middle | cork on an empty board | straightedge with no dice yet | use a tool for my opening die | first die and a tool',
  touching:
    'do corners count as touching | must a new one be next to another die | must dice be adjacent | can I put it far away | is diagonal enough to be connected | leave a gap | separate island | neighbour | must a die be adjacent to another | does the next die have to touch one | second die next to the first | can I leave a gap between dice | is touching diagonally enough',
  occupied:
    'can I replace a die | stack dice | cover an old die | the field is taken | swap two dice in my window | two dice on one space | space already taken | take a die off a space',
  'printed-color':
    'must my die match the color | can I put a green cube on a blue square | the field wants another color | does the number matter on a red space | wrong colour | what can go on a coloured space | red die on a blue space | colour restriction | does the colour have to match',
  'printed-shade':
    'grey square with dots | grey space | numbers printed on the pattern | can I put a three on a four | the field wants another number | what do the dots on a square mean | grey space | wrong value, wrong shade | what can go on a space with a number | number restriction | die with another value on a pip space | shade restriction | does the number have to match | which die fits a space with pips',
  'free-space':
    'blank field | white square | unrestricted, joker, wild | why is red refused on an empty square | no symbol printed | what can go on a white space | can any die go on a white space | white spaces have no restriction',
  'same-color':
    'blue beside blue, allowed or not | may I put two red dice next to each other | adjacent color conflict | reds above one another | why can these not be neighbours | two dice of the same colour next to each other | same colour orthogonally adjacent | red beside red | can colours touch',
  'same-shade':
    'a five under another five, legal or not | is 4 beside 4 allowed | may I put two sixes next to each other | same number adjacent | equal shades beside each other | two threes above one another | two dice of the same value next to each other | same number orthogonally adjacent | can two threes be next to each other | equal numbers touch',
  diagonals:
    'is the same color ok on a diagonal | may equal dice lie diagonally | does the ban count across corners | slanting neighbours | same colour on the diagonal | checkerboard | can dice of the same colour touch at the corners | same value diagonally | touch corner to corner | does the rule apply diagonally | same colour allowed diagonally | red and red at a corner',
  'look-ahead':
    'tip, strategy, advice | dead space | how do I avoid blocking myself | common mistake | a field that can never be filled | block a space for myself | what to watch out for when placing',
  fixed:
    'change my mind about a placed die | can I move my dice later | mistake, illegal die in the window | remove a die | what if somebody cheated | rearrange | what if somebody placed a die wrongly | a die that breaks the placement rules | remove a wrongly placed die | broke a placement rule | noticed a mistake later | can I move a die I placed',
  tools:
    'use a tool before or after placing | when in my turn may I use a tool | how do tool cards work | can I use two cards in a turn | special abilities | when may I use a tool | second tool refused | how many tools can I use in a turn | can I use two tools | how do I use a tool card | when can I use a tool | what do tools do | do I have to use a tool | is using a tool optional',
  'tool-price':
    'why does it cost two now | price of a card | not enough favour tokens | do I get tokens back | how do I pay | cost went up | how much does a tool cost | how many tokens for a tool | somebody has used this tool already | using a tool a second time | there are tokens on the card | where do my favor tokens go | does a tool cost more after somebody used it',
  'tools-in-play':
    'how many tool cards | this tool is missing | where is the card I want | do we share the cards | random | how many tools are in the game | how many tools on the table | tool cards not used | can everybody use the same tools',
  'tool-effect':
    'why can I not use this card | tool greyed out | pay for nothing | no effect | tool without a legal result | use a tool without effect | pointless tool',
  'tool-fits':
    'what if the die cannot be placed after the tool | no room for the new die | why can I not pick this die | die would fit nowhere | changed die does not fit',
  'tool-before-placing':
    'can I change a die that lies in my window | after drafting | I placed the die, now the tool is refused | timing of the pliers | turn a die I placed earlier | change a die that is already in the window | tool after placing the die',
  'tool-track':
    'why not in the first round | which dice of the track may I use | only the last round or all of them | there is nothing on the track yet | tool with the round track in round one | needs a die on the track',
  moving:
    'relocate a die | shift, rearrange my window | move a die I placed this turn | nothing can be moved | can I move it before placing my first die | which tools move dice | move a die in the window',
  'moving-lifted':
    'moving my only die | does the old place still count | can it touch itself | move my only die to the middle | adjacent to where it was | moved die and its neighbours',
  'moving-elsewhere':
    'can I move it to the same spot | fake move | leave the die where it is | same place | move to the same space',
  'moving-alone':
    'a die left alone after moving | what if a die becomes isolated | must the window stay connected | break the chain apart | disconnected group | die without a neighbour after moving',
  'grozing-pliers':
    'plus one or minus one | increase a die | make a five into a six | tool number 1 | six to one | change the value of a die by 1 | increase or decrease a die | can a six become a one | pliers plus one',
  'eglomise-brush':
    'ignore the colour of a space | move on a square of another color | églomisé | tool number 2 | paint brush | move a die ignoring the colour | ignore colour restrictions | brush colour',
  'copper-foil-burnisher':
    'ignore the value of a space | move onto another number | ignore pips | tool number 3 | shade restriction | move a die ignoring the number | ignore shade restrictions | ignore value restrictions | burnisher',
  lathekin:
    'move two dice at once | swap two dice with each other | only one of the two | can I stop after the first | tool number 4 | move the same die twice | move exactly two dice | must I move both dice | can it move just one die',
  'lens-cutter':
    'take a die from the track | exchange with an old round | swap with the round track | tool number 5 | circle cutter | no die of the track fits | swap a die with one on the round track | exchange with the round track | trade a die for a track die',
  'flux-brush':
    'reroll one die | roll again, unlucky | do I have to keep the result | tool number 6 | put the die back | lost my draft | roll the drafted die again | what if the rerolled die does not fit',
  'glazing-hammer':
    'reroll everything | roll the whole pool | why only in the second turn | tool number 7 | new dice for all | reroll all dice in the pool | hammer in the first turn | when can I use the hammer',
  'running-pliers':
    'two dice in one turn | lose the second turn | take another die right away | tool number 8 | skip my next turn | take a second die right away | two dice in the first turn | extra die, no second turn | skip the second turn',
  'running-pliers-order':
    'who moves after the pliers | is my next round affected | can I use a tool in the skipped turn | snake with a gap | change the extra die | order after taking two dice',
  'running-pliers-last':
    'gains nothing now | useless tool warning | last in the order with pliers | is it worth using in solo | brings you nothing | pliers for the last player',
  'cork-backed-straightedge':
    'cork tool next to a die | place a die away from the others | not adjacent | start a new island | may it touch by a corner | ruler | tool number 9 | place a die without neighbours | die that touches no other | place away from other dice | die on its own, away from others',
  'grinding-stone':
    'flip a die | opposite face | turn a one into a six | upside down | tool number 10 | flip the die to its opposite side | 6 to 1, 5 to 2, 4 to 3 | turn the die over',
  'flux-remover':
    'draw a new die from the bag | choose any value | must I place the new die | tool number 11 | get another colour | return a die to the bag and draw a new one | choose the value of the new die | can I put the new die back',
  'flux-remover-bag':
    'can I draw the same die | empty bag in the last round | put in first or draw first | got my own die again | same die out of the bag',
  'tap-wheel':
    'move two dice of the same colour | colour on the track | is one enough | tool number 12 | different colours with the wheel | stop after one | colour of a die on the round track | move up to two dice',
  publics:
    'score an objective more than once | common goals | can two players score the same card | how often does a goal count | is it a race | cards in the middle worth points | group objectives | how do public objectives score | how often can I score a public objective | how many public objectives | does everybody score the same objectives | more than once | can I score a public objective twice',
  'full-lines':
    'row with a hole | does an incomplete row score | one gap in a column | several rows | can a line be nearly complete | how many spaces in a row | does an incomplete column score | must a row be complete | row with an empty space | row and column objectives | unfinished column',
  sets: 'one die for two objectives | can a die be used twice | same die for two goals | how do I count sets | pairs anywhere in the window | must they be next to each other | what is a set | how many sets of colours | can a die be in two sets',
  'row-color-variety':
    'all five colours in a row | horizontal different colors | repeated colour in a line | six points | different colours in a row | row without repeated colours | points for a row of colours',
  'column-color-variety':
    'vertical different colors | four colours from top to bottom | colours in a column | repeated colour downwards | different colours in a column | column without repeated colours | points for a column of colours | same colour twice in a column',
  'row-shade-variety':
    'different numbers in a row | horizontal different values | five shades in a line | repeated number in a row | different values in a row | row without repeated numbers',
  'column-shade-variety':
    'different numbers in a column | vertical different values | repeated number downwards | four shades | different values in a column | column without repeated numbers',
  'light-shades':
    'ones and twos | low numbers | pairs of 1 and 2 | small values | set of 1 and 2 | points for light shades | which numbers are light',
  'medium-shades':
    'threes and fours | middle numbers | pairs of 3 and 4 | medium values | set of 3 and 4 | points for medium shades | which numbers are medium',
  'deep-shades':
    'fives and sixes | high numbers | pairs of 5 and 6 | dark values | large values | set of 5 and 6 | points for deep shades | which numbers are deep | dark shades',
  'shade-variety':
    'one of each number | set from 1 to 6 | straight | all six values | set of all values | points for shade variety | one die of each value',
  'color-diagonals':
    'same colour on a slant | how are the diagonals counted | does a die in the middle count twice | corner neighbours of one color | hash sign on the card | points for diagonals | dice of the same colour diagonally | how do I count diagonals',
  'color-variety':
    'one of each color | set of five colours | all colours anywhere | rainbow | set of all colours | points for colour variety | one die of each colour',
  private:
    'secret goal | my hidden card | how does my own colour score | shades of red, blue, green, yellow, purple | individual objective | is it the number of dice or the sum | how is the private objective scored | points for the private objective | sum of the dice of my colour | what is a private objective | shades of purple',
  end: 'when is it over | last round | what if my window is full | how does it finish | final round | when does the game end | after the tenth round | how long is the game',
  scoring:
    'how is it scored | final count | victory points | add up my score | who is the winner | scoring summary | how do I count points | what gives points at the end | final scoring | what is my score made of | scoring example | how do I calculate a player’s final score',
  'score-tokens':
    'are leftover tokens worth anything | save favour tokens | should I spend them | one point each | what is an unused favor token worth | points for remaining tokens | tokens left at the end | how many points per favor token',
  'score-empty':
    'penalty for holes | minus points | unfilled squares | do I lose something for gaps | missing dice | how many points do I lose for an empty space | penalty for empty spaces | unfilled window | lose points for open spaces',
  negative: 'less than zero | minimum score | negative result | can my score be negative | total under 0',
  'score-track':
    'more than 50 points | over fifty | maximum score | flip the score marker | score track goes round | back of the round track | what if I go past the end of the score track | where do I mark my points | score marker | is there a limit to points',
  ties: 'can two people win together | shared victory | tie | same number of points | draw | tiebreaker | equal totals | can two players win | who wins if level | who wins a tie | tie breaker | tie at the end of the game | two players have the same score',
  'tie-private':
    'what decides first | draw secret colour | tiebreak number one | equal score, own goal | tie and private objective',
  'tie-tokens':
    'what decides second | draw, tokens left | tiebreak number two | still equal after the secret goal | tie and favor tokens',
  'tie-order':
    'what decides last | everything is equal | tiebreak number three | who wins if tokens are level too | later player wins | tie and order in the last round',
  solo: 'solitaire | single player | one player rules | who is my opponent | how do I win alone | without opponents | how do I play alone | can I play with one player | when do I win solo | how to win the solo game | solo rules | one player game',
  'solo-setup':
    'preparation for one | how many cards alone | no tokens alone | objectives in solitaire | setup of the solo game | how many objectives in solo | how many tools in solo | are there favor tokens in solo',
  'solo-difficulty':
    'easier game alone | difficulty level | how many tools should I take | options before the game | too hard | difficulty of the solo game | how many tool cards in the solo game | from 1 to 5 tools',
  'solo-round':
    'how many dice alone | turns in a round for one | rolls four | solitaire round | how many dice do I roll in solo | how many turns in a solo round | how does a solo round go',
  'solo-payment':
    'does a die used to pay count for the target | paying for a tool alone | how do I pay without tokens | cost of a tool in solitaire | which colour pays | can the die I draft pay | mark in the corner of the tool card | how do I use a tool in solo | what do I pay with in solo | die in the colour of the tool | die on the upper left corner of the card | pay for a tool when alone',
  'solo-payment-first':
    'last die in the pool as payment | is the payment gone if it fails | same die to pay and draft | order of paying | pay with a die first',
  'solo-once':
    'use a tool again alone | tool used up | reuse | how often in solitaire | card is gone | how often can I use a tool in solo | tool only once in the solo game | can I use the same tool twice in solo | used tool in solo | how many times can a tool be used in the one player game',
  'solo-target':
    'score to beat | how is the goal calculated alone | do I win with the same number | why does the number grow | what is a good result | what is the target score | how is the target calculated | how many points do I need in solo | sum of the pips on the round track | is equalling the target enough',
  'solo-no-leftovers':
    'empty slot on the track | all four dice used | zero for this round | marker as a placeholder | no dice left at the end of a solo round',
  'solo-empty':
    'penalty alone | minus three | holes in solitaire | why did I lose so many points | how many points do I lose for an empty space in solo | empty spaces solo | minus three for an open space',
  'solo-privates':
    'two secret goals alone | option before the game | which of the two counts | English rules for one player | second colour | how many private objectives in solo | two private objectives in solo',
  hidden:
    'can others see my card | do bots cheat | what information is open | why is there a question mark in the score | look at the windows of the others | is the private objective secret | what may I see of others | show my private objective | may I look at the objectives of others | do I show my colour',
  undo: 'change my mind after rolling | undo | I misclicked | revert my move | why can I not go back | go ahead, are you sure | can I undo a move | clicked by mistake',
  'score-so-far':
    'what does plus question mark mean | why did my score drop at the end | panes to fill | running score | current points | score during the game',
  signs:
    'icons | symbols | legend | what do the beads mean | why is this space glowing | letters on the dice | what do the symbols on the board mean',
  'our-rulings':
    'house rules | official FAQ | is this really the rule | errata | at our table we play differently | what is not in the rulebook',
};
