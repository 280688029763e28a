/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'ways to get points | what is the aim | how do I win | where do points come from | what is this game about | money | objective | how do I get victory points | who wins the game | ways to score | most points wins | what am I trying to do | how do I score points | victory condition',
  end: 'when is the game over | how many rounds are there | final scoring | who has won | last round V | how many rounds does the game have | when does the game end | what is counted at the end | when do we finish | how long does the game last',
  ties: 'we finished with the same score | same score at the end | who wins a draw | tie-break of the game | same number of points | shared first place | we are level | who wins the game in a tie | tie at the end of the game | final tie breaker | tiebreaker',
  'vp-track':
    'why two numbers | which points count for the order | track and sum differ | score during the game | what does the VP track show',
  setup:
    'beginning of the game | how is it set up | starting position | what do I have at first | preparation | how do I set up the game | what does each player get at the start | how many markers does each player get | how many progress markers do I have | pieces of a colour | components of a player | where is my first office | what do I start with | starting price',
  colours:
    'where do I start | which color am I | start region | why do I have more VP than others | first player | starting upgrade | starting region of a colour | how many points do I start with',
  'retailer-places':
    'why is this region blocked | how many shops for two players | are retailers placed randomly | 3 players | 4 players | closed regions | where do retailers go at the start | how many retailers with 2, 3 or 4 players | setup of retailers | are there retailers with five players | two player game differences',
  sides:
    'flip a technology | front and back | reverse side | which bonuses are used | first game recommendation | which side of the technologies | side A or side B',
  round:
    'what happens in a turn | sequence of play | list of steps | what comes next | how does it go | how many phases in a round | which phases are there | order of phases | what happens each round | steps in a round',
  priority:
    'turn order | who starts | why is it not my turn | order of players | does cheap go before expensive | who goes first in a phase | in which order do we play | lowest price first | how does priority work | who goes first',
  'priority-ties':
    'same price | tie in turn order | two players with the same price | tie-break of priority | behind on points | what if prices are the same | who is first at equal prices | tie in priority',
  'priority-anew':
    'price changed in the middle of the round | can turn order change | when is priority checked | recalculate | when is the order checked | price changes after phase 2',
  'one-thing': 'why can I not do that now | wrong phase | not what is asked | may I do it later | wrong moment',
  progress:
    'can I bank gears | save gears | put trucks aside | does research I do not use carry over | keep trucks for the next round | can I save trucks | keep gears for later | no more markers | leftover steps | may I divide it | run out | what happens to unused progress | can I save research for later | is progress lost | can I split progress | are progress markers limited',
  'round-end':
    'next round | what is reset | what do I keep | clean up | new upgrades appear | do offices stay | what happens at the end of a round | prepare the next round | what is removed from the board | goods on the map after scoring | what happens between rounds | between two rounds | what carries over to the next round',
  planning:
    'how do I plan | what do I do first | decision behind the screen | make a plan | programming | how does planning work | how do I lay my pads | planning phase | does everyone plan at the same time',
  pads: 'may I turn a pad over | what are pads | may I flip or rotate a pad | A1 A2 B1 B2 | board with six cells | marks on the pads | can I flip a pad | how many cells does a pad have | what are planning pads | use both sides of a pad',
  overlap:
    'do the two pads have to touch | must the boards overlap | may pads lie at an angle | may pads lie next to each other | cover completely | how many cells must I cover | diagonal pad | 5 cells | how many cells may a pad cover | how to overlap the pads | can I put the pads side by side | diagonal pads | may one pad cover the other completely | parallel or perpendicular | how many cells may I cover | number of cells that may be covered | minimum overlap | maximum overlap | how many squares must overlap',
  seen: 'which symbols count | active and inactive | hidden symbols | does a covered symbol work | visible icons | which symbols are active | covered symbols',
  covered:
    'what do covered cells give | goods for overlapping | what do I gain by covering | bonus for hidden cells | upgrade between the pads | do covered cells make goods | goods for covered cells | do cells under an upgrade make goods | how many goods for each covered cell | what do covered squares give',
  'plan-upgrades':
    'what can I do with tiles | use upgrades | do I lose an upgrade | same upgrade twice | domino | how do I use upgrades | ways to use an upgrade | can I reuse upgrades every round',
  'lay-upgrade':
    'place a tile on the pads | may it stick out | diagonally | put an upgrade across two pads | over the edge | may an upgrade hang over the pad | how to lay an upgrade on a pad | how many cells does an upgrade cover | must an upgrade be fully on the pads | turn an upgrade tile around',
  'lay-under':
    'slide a tile below | hide an upgrade between pads | layers | upper pad covers my upgrade | beneath | upgrade under a pad | may a pad cover an upgrade',
  'cover-upgrade':
    'stack tiles | cover my own upgrade | two upgrades on the same cells | completely covered | one tile over another | may one upgrade cover another | stack upgrades | put an upgrade on top of an upgrade',
  'face-down':
    'turn a domino over | flip a domino | turn a tile over | back of an upgrade | unused upgrade | plus one goods | reverse | what does a face-down upgrade do | upgrade in front of me | upgrade with its back up | flip an upgrade for a good',
  'plan-stays':
    'can I change my plan once everyone is ready | change my mind after ready | change my plan later | I made a mistake | move pads after planning | correct the layout | regret | can I change my pads after planning | can I move my pads after the reveal | change the plan during the round',
  signs: 'legend | icons | what does this picture mean | explain all symbols | key to the map',
  'sign-goods': 'what is the box icon | black box | goods symbol | container | cube | goods symbol on a pad',
  'sign-discount':
    'box with red minus | how to get cheaper | discount | lower my price | -1 | reduce | symbol that lowers the price',
  'sign-price-up':
    'red plus | how to get dearer | raise my price | expensive | dollar | symbol that raises the price | how do I increase my price',
  'sign-research': 'cogwheel | purple icon | research symbol | science | what do gears do | research symbol on a pad',
  'sign-logistics': 'lorry | blue icon | logistics symbol | expansion | what do trucks do | logistics symbol on a pad',
  'sign-factory':
    'orange icon | lit factory | factory works | upgrade symbol | two upgrades in one round | upgrade symbol active or not',
  'sign-open':
    'blank cell | open cell | nothing printed | white square | which cells are best to cover | what is an open cell | cell without a symbol',
  price:
    'why is my price back at five | price is 5 again | lowest and highest price | how is my price worked out | lowest price | highest price | cost of a phone | below 2 | above 8 | pricing | how is my price set | which price do I start from | does the price stay from last round | what lowers and raises the price | minimum price | maximum price | starting price each round | cheapest price I can ask | dearest price possible',
  production:
    'how many goods do I make | how many goods do I get | count goods | where do cubes come from | make phones | available goods | how do I produce goods | how many goods do I produce | what makes goods | which things give goods | how do I get goods',
  'must-produce':
    'produce less | may I stop production | too many goods | reduce production | I made more than I need | overproduction | can I produce fewer goods | must I produce everything',
  'goods-limit':
    'out of cubes | limit of goods | maximum | no more can be made | supply is empty | how many goods do I have | how many goods can I have | ran out of goods',
  improve:
    'no factory symbol is visible: what do I get | take a new tile | may I skip the upgrade | choose between token and upgrade | when can I use it | new upgrade | when can I use a new upgrade | how do I get an upgrade | upgrade or goods token | what do I get without the improvement icon | how many upgrades can I take in a round | do I have to take an upgrade | can I take two upgrades | who chooses an upgrade first | must I take an upgrade',
  display:
    'what happens to tiles nobody picked | tiles that are left | which upgrades can I take | market of tiles | offer | draw pile | not on offer | deck | how many upgrades are open | which upgrades can I choose from | how many upgrades are available | are upgrades refilled when taken',
  'upgrade-kinds':
    'list of tiles | how many of each | which combinations exist | what is in the pile | probability | which upgrades are there',
  'goods-token':
    'little round thing with a crate | what do I get if I hide the factory | chip on my company card | do I keep it forever | what is the token for | permanent goods | no factory | consolation | round chip | what does a goods token do | when do I get a goods token | can a goods token go on a pad | when do I get a token instead of an upgrade',
  'no-improve':
    'nothing to pick in the final round | final round | last round factory | phase 4 is skipped | no upgrade in the fifth round | why did I get nothing | round 5 | improvement in the last round',
  research:
    'how do I get a technology | use gears | study | several technologies at once | invent | develop | how do I research a technology | how does research work | can I split research between technologies | where do I put gears',
  finish:
    'when is research complete | too much progress | paid for | I have it already | extra gears on a technology | when do I get the technology | complete research | do progress markers come back',
  cost: 'is it cheaper if I am not the first | discount for being later | price of a technology | how many gears do I need | cheapest technology | table of costs | white number | how much does a technology cost | research cost | cost of GPS',
  patent:
    'somebody else finished it before me | do I still get it if I am second | race for a technology | who was first | bonus points for technology | why is it cheaper now | can two have a patent | red square | who gets the patent | what is a patent worth | does a technology get cheaper when the patent is taken | does the second player get a patent too | when does a technology become cheaper | can two companies have the same technology | how many points is a patent | first to finish a technology',
  'own-turn':
    'enough progress but not finished | cost went down | wait for my turn | finish in phase 6 | without gears | enough progress but must I wait for my turn | do I get the technology immediately when the cost falls | complete a technology out of turn | patent was taken and now I have enough progress',
  several:
    'two technologies at the same time | order of finishing | which first | not paid for yet | choose the order | several technologies researched at once',
  'works-from':
    'immediately or next round | does it work this round | start of the effect | same round | at once | when does a technology start to work | does a new technology work at once | can I use a new technology right away',
  'office-stock':
    'run out of offices | how many houses | no office left | markers | number of offices | how many office markers do I have',
  'technology-use':
    'do I have to use the bonus | is it optional | once per round | someone else’s technology | forced effect | must I use a technology | how do technologies work | permanent or one-time bonus | do technologies last all game',
  gps: 'navigation | who wants gps | worth of gps | satellite | map pin | what does GPS do | GPS effect | what is GPS good for | GPS technology bonus',
  'gps-a': 'gps front | more goods with gps | discount crate twice | does gps count upgrades | GPS double goods',
  'gps-b': 'gps back | five goods | goods in phase 5 | instant goods | GPS 5 goods',
  wifi: 'wireless | who wants wifi | worth of wi-fi | wlan | internet | what does Wi-Fi do | wifi technology | Wi-Fi effect | what is Wi-Fi good for',
  'wifi-a':
    'wifi front | free office | two offices in one region | must I use wifi | third office | wifi second office',
  'wifi-b': 'wifi back | keep unsold goods | store goods | warehouse | carry over | wifi keeps unsold goods',
  controller:
    'gamepad | joystick | who wants the controller | gaming | console | what does the game controller do | game controller effect | game controller technology bonus',
  'controller-a':
    'controller front | discount on technologies | reduce research cost | minimum cost | controller cheaper technologies',
  'controller-b':
    'controller back | office for free in a small region | which regions are small | no connection needed | controller free office in a small region',
  liion:
    'battery | who wants li-ion | worth of lithium | accumulator | power | what does Li-Ion do | what is Li-Ion good for',
  'liion-a':
    'li-ion front | more trucks | price up counts as logistics | expensive and fast | li-ion price symbol as logistics',
  'liion-b':
    'li-ion back | goods per technology | how many goods for three technologies | pairs | li-ion a good for every two technologies',
  nfc: 'contactless | who wants nfc | worth of nfc | payment | near field | what does NFC do | NFC effect | what is NFC good for | NFC technology bonus',
  'nfc-a':
    'nfc front | sell without a region | sell before the sales phase | three goods | direct selling | nfc sell 3 goods without a region',
  'nfc-b': 'nfc back | price goes up every round | can I refuse the rise | higher price | nfc raises the price by one',
  '4g': 'lte | who wants 4g | worth of 4g | most expensive technology | mobile network | what does 4G do | 4G effect | what is 4G good for | 4G technology bonus',
  '4g-a':
    '4g front | tile over the edge | sticking out | both halves outside | half an upgrade | 4G upgrade over the edge of a pad',
  '4g-b':
    '4g back | sell abroad | sell anywhere | one good per region | no office needed | 4G sell in a region without an office',
  logistics:
    'how do I get to other regions | expand | open a new market | use trucks | build an office | spread | how do I expand | how does logistics work | how do I open an office in a new region | where can I send trucks',
  links:
    'why can my lorry not go to the US | why can I not drive there | too far away | which countries can I expand to | where can I expand | connected regions | neighbouring region | no line | how far can I go | adjacent | which regions are connected | where may I put progress in regions | line between regions | adjacent regions | which regions can I expand to | can I place progress anywhere | where may trucks go',
  entry:
    'number next to the lorry | number beside the truck | entry cost | how many trucks for a region | number in the truck | where does the office go | two offices in a turn | how much does an office cost in a region | progress needed for an office | which office space do I take | where is a new office put',
  'one-office':
    'can I build twice in the same country | can I have more offices | several offices | I am there already | two houses of the same color | can I have two offices in a region | how many offices in one region',
  full: 'no free slot | no space left | my progress is stuck | too late | everything occupied | no free office spaces left in a region | region is full',
  'second-office':
    'what is a second office good for | another office in the same place | exactly one | double office | third | how do I get a second office | third office in a region | may I build a third office',
  'size-s':
    'small region | letter S | canada | caribbean | south africa | dubai | size of a region | customers in a small region | how many office spaces in a small region',
  'size-m':
    'medium region | letter M | south america | north africa | russia | india | australia | size of a region | customers in a medium region | how many office spaces in a medium region',
  'size-l':
    'large region | big region | letter L | america | europe | china | size of a region | customers in a large region | how many office spaces in a large region',
  'map-edge': 'line ends at the edge | round the world | canada and india | australia and usa | wrap around | border',
  retailer:
    'grey country where I cannot sell | grey region | shop on the map | what is a retailer | why can I not sell here | tile over a region | blocked market | what do retailers do | can I sell in a region with a retailer | what are retailers for | why have an office at a retailer | do I control a region with a retailer | why does nobody sell in this region | why can nobody sell in china',
  'retailer-office':
    'how do I get to a retailer | office at a retailer | blue fields | two offices on a retailer | first gets more | office on a retailer | where does an office at a retailer go | two offices of the same colour on one retailer | how do I open an office at a retailer',
  'retailer-bonus':
    'do I have to take what the shop gives | what does the shop give me | is the bonus mandatory | must I take the bonus | decline | do I get it every round | one-time reward | lost bonus | when do I get the retailer bonus | may I refuse the bonus of a retailer | retailer bonus once or every round | do I have to use the retailer bonus',
  'bonus-none': 'empty retailer | nothing happens at the shop | why no reward | higher numbers',
  'bonus-goods': 'free goods | goods from a shop | crate on a retailer | extra phones | retailer gives goods',
  'bonus-research':
    'research from a shop | gear on a retailer | technology in phase 6 | free research | finish with a bonus | retailer gives progress on technologies | when does research from a retailer complete | does research from a retailer finish a technology immediately',
  'bonus-price':
    'plus minus on a retailer | change my price later | price in phase 6 | cheaper or dearer | ±1 | retailer changes the price by 1',
  'bonus-second':
    'free office from a shop | additional office | house on a retailer | not on a tile | retailer gives a second office',
  'bonus-move':
    'relocate an office | swap places | arrow on a retailer | move between shops | gap in the slots | retailer moves an office | move an office to another region',
  'retailer-links':
    'expand from a retailer | does a shop connect | go through a covered region | reach regions behind a tile',
  'retailer-numbers': 'different from my box | retailer values wrong | real numbers | original tiles | reconstructed',
  sales:
    'how do I sell | sell phones | how many can I sell | split goods | occupied customer | no goods left | how do I sell goods | whom can I sell to | how many goods for one customer | two goods to one customer | how does selling work | can I sell in several regions | one good per customer',
  'where-to-sell':
    'can I sell here | conditions for selling | nobody buys | no office there | sell without an office | why not here | where can I sell goods | conditions for selling in a region | do I need an office to sell | why can nobody sell in this region',
  'red-customer':
    'person with a number on the shirt | little man with a 6 | guy with a number | red number | what does the customer pay | maximum price | too expensive for them | does he pay the number | how much does a red customer pay | will a customer pay more than shown | price on the customer | price limit of a customer | can I sell if my price is higher than the number',
  'purple-customer':
    'people with an icon | person with a wifi sign | guy with a symbol | violet | customer with an icon | technology customer | any price | who buys expensive phones | what does a purple customer buy | customer who wants a technology',
  leftmost:
    'may I choose the customer | skip a customer | which customer first | order of customers | pick | may I skip the customer on the left | in which order do customers buy | from left to right',
  'stop-selling':
    'can I hold back stock | hold goods back for later | must I sell everything | keep goods back | end the turn early | pass | refuse to sell | do I have to sell | do I have to sell all my goods | may I keep goods',
  unsold:
    'leftover phones at the end of the round | phones left in stock | leftover goods | too many goods | do goods stay | I forgot to sell | goods lost | waste | what happens to unsold goods | are unsold goods lost | what happens to goods I could not sell | goods left after sales',
  'score-sales':
    'how many points for a sale | multiply goods and price | scoring phase | income | profit | VP for sold goods | how are sales scored | how are goods scored | how many VP per good sold | how are points for sales counted',
  control:
    'bonus for selling the most in a country | bonus for most sales | majority | most goods in a region | who dominates the market | extra points per region | leader | who controls a region | how do I get control of a region | points for control | how do I win a region',
  'control-numbers':
    'yellow number in the corner of a region | yellow number | why did the yellow number go up | number of a country grew | bonus in the corner | numbers above the slots | what does 5/2 mean | value of a region | which number counts | someone else’s office | how many VP for control of a region | number above the office | which number do I use for control',
  'control-second':
    'is there anything for coming second | silver medal | runner-up | do I get something for second | small number | smaller VP | less than the leader | what does the second in a region get | points for second place in a region',
  'control-tie':
    'tie in a region | same number of goods sold | who controls a draw | tie-break of control | both sold two | same number of goods sold in a region',
  'control-none':
    'office but no sales | zero points for a region | no number | empty region | region without offices | office without sales and points | points for an office alone | nobody sold anything in a region',
  'score-patents':
    'points for technologies | when do patents count | patents in the final count | worth of patents | when are patents scored | VP of a patent',
  'score-retailers':
    'numbers in yellow circles | row of numbers 12 8 4 | points for shops | when do retailers score | number in the red square | retailers in the final count | VP of retailers | when do retailers give points',
  'score-start':
    'why does a colour already have points | why did another player begin with more points than me | why did the bot begin with more points | starting points | why do I have 7 points | do start points count | points before the first round | how many VP do I start with | starting victory points',
  steve:
    'automa | robot player | automatic opponent | who is steve | bot in the box | AI | who is Steve | play against Steve',
  solo: 'one player | single player | how do I beat steve | solitaire | by myself | can I play alone | solo mode',
  'steve-plan': 'his price | tracks of steve | budget balanced premium | can I see his plan | next move of the automa',
  'steve-track': 'when does steve get dearer | when does steve get cheaper | marker moves | he sold everything',
  'steve-levels': 'difficulty | easy normal hard | too strong | too weak | harder automa',
  'steve-improve': 'steve takes an upgrade | upgrade removed | tile disappeared | why is one upgrade gone',
  'steve-research':
    'does Steve get powers of technologies | choose a technology for steve | which technology does steve research | automa research | does steve use technologies | steve patents | does Steve get technology bonuses',
  'steve-logistics': 'where does steve expand | automa logistics | steve offices | does steve get retailers',
  'steve-sales': 'where does steve sell | automa sales | which region first | steve customers',
  secret:
    'can others see my plan | secret information | screen | may I look at their upgrades | hidden cards | is the plan secret | when are plans revealed',
  undo: 'take back a move | step back | wrong click | reverse | correct a mistake | I clicked wrong | can I undo | I made a mistake',
  options: 'settings of the table | variants | new game options | random setup | choose sides',
  sureness: 'is this the official rule | differs from the rulebook | house rules | sources | errata | reconstruction',
};
