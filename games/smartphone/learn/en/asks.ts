/** By unit, how people ask for it: questions and other words, parted by `|`. */
export const asks: Readonly<Record<string, string>> = {
  goal: 'ways to get points | what is the aim | how do I win | where do points come from | what is this game about | money | objective | how do I get victory points | who wins the game | ways to score | most points wins | what am I trying to do | how do I score points | victory condition | explain the game briefly | what are we trying to do | what is the point of the game | quick summary of the rules | how to play smartphone inc | where do victory points come from | who wins | number of rounds',
  end: 'when is the game over | how many rounds are there | final scoring | who has won | last round V | how many rounds does the game have | when does the game end | what is counted at the end | when do we finish | how long does the game last | how many rounds are played | number of rounds | length of the game | when does the game finish | what do we add up at the end | after the fifth round | last round | final count | which points are added at the end',
  ties: 'we finished with the same score | same score at the end | who wins a draw | tie-break of the game | same number of points | shared first place | we are level | who wins the game in a tie | tie at the end of the game | final tie breaker | tiebreaker | tied on points at the end | same final score | equal points who wins the game | draw at game end | final tie | tie break most technologies | do we share the victory',
  'vp-track':
    'why two numbers | which points count for the order | track and sum differ | score during the game | what does the VP track show | is my total the same as on the track | points on the track | hidden points | where are points marked | which score counts for priority',
  setup:
    'beginning of the game | how is it set up | starting position | what do I have at first | preparation | how do I set up the game | what does each player get at the start | how many markers does each player get | how many progress markers do I have | pieces of a colour | components of a player | where is my first office | what do I start with | starting price | what do I get at the start | what do I take | pieces for each player | number of offices goods and markers | starting equipment | how to set up | how many pads and upgrades at the start | what is on the board at the start | how many goods pieces do I have | where does my office start | pieces of my colour | how many planning pads do I get',
  colours:
    'where do I start | which color am I | start region | why do I have more VP than others | first player | starting upgrade | starting region of a colour | how many points do I start with | where does green start | where does blue start | where does red start | where does black start | where does yellow start | which colour starts where | starting country | home region | starting VP by colour | my first region | starting upgrade of a colour',
  'retailer-places':
    'why is this region blocked | how many shops for two players | are retailers placed randomly | 3 players | 4 players | closed regions | where do retailers go at the start | how many retailers with 2, 3 or 4 players | setup of retailers | are there retailers with five players | two player game differences | which regions are covered with 2 players | retailers with 3 players | retailers with 4 players | retailers with 5 players | do we need retailers with five | where do I put retailers | can retailers be placed at random | random retailers | which tiles for two players | how many retailers | put the retailers on the map | covered regions at setup | choose retailer locations freely | less than five players',
  sides:
    'flip a technology | front and back | reverse side | which bonuses are used | first game recommendation | which side of the technologies | side A or side B | front or back of technologies | which side of technologies for beginners | technologies first game | choose side of technology tiles | do technologies differ by side | random technology sides | front side up',
  round:
    'what happens in a turn | sequence of play | list of steps | what comes next | how does it go | how many phases in a round | which phases are there | order of phases | what happens each round | steps in a round | phases of a round | what are the phases | what is phase 3 | what happens after planning | structure of a round | what do we do in a round | which phase comes after which | number of rounds',
  priority:
    'turn order | who starts | why is it not my turn | order of players | does cheap go before expensive | who goes first in a phase | in which order do we play | lowest price first | how does priority work | who goes first | who plays first | who chooses first | cheapest player goes first | order of players in a phase | lowest price begins | turn order in phases 4 to 7 | who gets to choose an upgrade first | does the expensive player go last | who researches first | who sells first',
  'priority-ties':
    'same price | tie in turn order | two players with the same price | tie-break of priority | behind on points | what if prices are the same | who is first at equal prices | tie in priority | same price who goes first | equal price order | two of us have the same price | tied price | price tie who is first | fewer points goes first',
  'priority-anew':
    'price changed in the middle of the round | can turn order change | when is priority checked | recalculate | when is the order checked | price changes after phase 2 | does order change during the round | price changed by a retailer, order | new price and turn order | is the order checked every phase',
  'one-thing':
    'why can I not do that now | wrong phase | not what is asked | may I do it later | wrong moment | can I do this in another phase | why can I not do this now | build in the sales phase | sell in phase 6',
  progress:
    "can I bank gears | save gears | put trucks aside | does research I do not use carry over | keep trucks for the next round | can I save trucks | keep gears for later | no more markers | leftover steps | may I divide it | run out | what happens to unused progress | can I save research for later | is progress lost | can I split progress | are progress markers limited | do unused gears stay | do unused trucks stay | progress kept in a region | does progress stay for next round | lose progress | save progress for later rounds | split progress over several regions | split my markers | divide research | I didn't use all my research | unused markers | progress left in a region from last round | do placed markers stay | does progress on a technology stay",
  'round-end':
    'next round | what is reset | what do I keep | clean up | new upgrades appear | do offices stay | what happens at the end of a round | prepare the next round | what is removed from the board | goods on the map after scoring | what happens between rounds | between two rounds | what carries over to the next round | what happens to goods on the map | new upgrades each round | what stays between rounds | clean up after a round | do prices reset | start of a new round | what do I remove after a round | remove leftover upgrades',
  planning:
    'how do I plan | what do I do first | decision behind the screen | make a plan | programming | how does planning work | how do I lay my pads | planning phase | does everyone plan at the same time | phase 1 what do I do | how do I plan my round | do we plan at the same time | is planning secret | how to put my pads | what can I do with the pads | planning rules',
  pads: 'may I turn a pad over | what are pads | may I flip or rotate a pad | A1 A2 B1 B2 | board with six cells | marks on the pads | can I flip a pad | how many cells does a pad have | what are planning pads | use both sides of a pad | how many pads do I have | number of planning sheets | both sides of a pad | flip my sheets | turn a pad around | are pads the same for all | which pad on top | how many planning pads per player | two sheets',
  overlap:
    'do the two pads have to touch | must the boards overlap | may pads lie at an angle | may pads lie next to each other | cover completely | how many cells must I cover | diagonal pad | 5 cells | how many cells may a pad cover | how to overlap the pads | can I put the pads side by side | diagonal pads | may one pad cover the other completely | parallel or perpendicular | how many cells may I cover | number of cells that may be covered | minimum overlap | maximum overlap | how many squares must overlap | how can I lay the sheets | pad completely over the other | pads beside each other without covering | how much must the pads overlap | cover all cells | cover zero cells | how many cells at least | how many cells at most | at right angles | do the sheets have to overlap | legal ways to lay pads | put one sheet on the other | place my sheets | lay pads crosswise | may pads be shifted half a cell',
  seen: 'which symbols count | active and inactive | hidden symbols | does a covered symbol work | visible icons | which symbols are active | covered symbols | do covered symbols count | symbols under the top pad | symbol below a pad | hidden symbol active | symbols below an upgrade | does a symbol that is hidden still work | only visible symbols | what counts as active | are covered icons still active',
  covered:
    'what do covered cells give | goods for overlapping | what do I gain by covering | bonus for hidden cells | upgrade between the pads | do covered cells make goods | goods for covered cells | do cells under an upgrade make goods | how many goods for each covered cell | what do covered squares give | goods from hidden cells | what does covering a cell bring | do cells below an upgrade give goods | covered by an upgrade or by a pad | extra goods by covering | goods for each covered square | does an upgrade covering cells produce goods',
  'plan-upgrades':
    'what can I do with tiles | use upgrades | do I lose an upgrade | same upgrade twice | domino | how do I use upgrades | ways to use an upgrade | can I reuse upgrades every round | what can I do with my upgrades | do I have to use my upgrades | upgrades each round | upgrade more than once | leave an upgrade out | are upgrades permanent',
  'lay-upgrade':
    'place a tile on the pads | may it stick out | diagonally | put an upgrade across two pads | over the edge | may an upgrade hang over the pad | how to lay an upgrade on a pad | how many cells does an upgrade cover | must an upgrade be fully on the pads | turn an upgrade tile around | upgrade over the edge | upgrade sticks out of the pad | where can I place an upgrade | upgrade half outside | rules for placing an upgrade | upgrade on both pads | may I turn an upgrade | upgrade on two cells | upgrade beyond the sheet',
  'lay-under':
    'slide a tile below | hide an upgrade between pads | layers | upper pad covers my upgrade | beneath | upgrade under a pad | may a pad cover an upgrade | put an upgrade between the pads | hide an upgrade under the pad | upgrade below the second sheet | may I slide an upgrade under a pad | upgrade partly under a pad',
  'cover-upgrade':
    'stack tiles | cover my own upgrade | two upgrades on the same cells | completely covered | one tile over another | may one upgrade cover another | stack upgrades | put an upgrade on top of an upgrade | can upgrades overlap | upgrade over another upgrade | may upgrades cover each other | stack two upgrades | upgrade covers part of another | overlapping upgrades',
  'face-down':
    'turn a domino over | flip a domino | turn a tile over | back of an upgrade | unused upgrade | plus one goods | reverse | what does a face-down upgrade do | upgrade in front of me | upgrade with its back up | flip an upgrade for a good | upgrade turned over | what does a face down upgrade bring | lay an upgrade in front of me | use an upgrade as goods | back side of an upgrade | hidden upgrade gives a good | upgrade not on the pads',
  'plan-stays':
    'can I change my plan once everyone is ready | change my mind after ready | change my plan later | I made a mistake | move pads after planning | correct the layout | regret | can I change my pads after planning | can I move my pads after the reveal | change the plan during the round | change my pads after revealing | I made a planning mistake | correct my plan after reveal | move an upgrade after planning | is my plan final | I planned badly, can I fix it | change the sheets after phase 1',
  signs:
    'legend | icons | what does this picture mean | explain all symbols | key to the map | what do the icons mean | all symbols | meaning of a symbol | overview of icons',
  'sign-goods':
    'what is the box icon | black box | goods symbol | container | cube | goods symbol on a pad | what does the black box mean | crate symbol | goods icon',
  'sign-discount':
    'box with red minus | how to get cheaper | discount | lower my price | -1 | reduce | symbol that lowers the price | how do I lower my price | symbol for a lower price | cheaper price | reduce my price | price minus one | get a cheaper phone | minus one symbol',
  'sign-price-up':
    'red plus | how to get dearer | raise my price | expensive | dollar | symbol that raises the price | how do I increase my price | how do I raise my price | symbol for a higher price | price plus one | make my phone more expensive',
  'sign-research':
    'cogwheel | purple icon | research symbol | science | what do gears do | research symbol on a pad | gear symbol | what does a gear give | research icon | purple wheel',
  'sign-logistics':
    'lorry | blue icon | logistics symbol | expansion | what do trucks do | logistics symbol on a pad | truck symbol | what does a truck give | logistics icon | blue truck',
  'sign-factory':
    'orange icon | lit factory | factory works | upgrade symbol | two upgrades in one round | upgrade symbol active or not | factory symbol | what does a factory give | factory icon visible | how many upgrades in a round | more than one upgrade | factory covered',
  'sign-open':
    'blank cell | open cell | nothing printed | white square | which cells are best to cover | what is an open cell | cell without a symbol | empty cell on a pad | cell with nothing | blank spot on the pad',
  price:
    'why is my price back at five | price is 5 again | lowest and highest price | how is my price worked out | lowest price | highest price | cost of a phone | below 2 | above 8 | pricing | how is my price set | which price do I start from | does the price stay from last round | what lowers and raises the price | minimum price | maximum price | starting price each round | cheapest price I can ask | dearest price possible | can the price go over 8 | price above the maximum | price below the minimum | how do I work out my price | starting price | base price | what is the price at the start of a round | price limits | price reset to 5 | range of prices | price 9',
  production:
    'how many goods do I make | how many goods do I get | count goods | where do cubes come from | make phones | available goods | how do I produce goods | how many goods do I produce | what makes goods | which things give goods | how do I get goods | where do goods come from | what gives goods | how are goods produced | phase 3 production | calculate my production | sources of goods | number of goods in phase 3',
  'must-produce':
    "produce less | may I stop production | too many goods | reduce production | I made more than I need | overproduction | can I produce fewer goods | must I produce everything | can I make fewer goods | do I have to produce all | I don't want so many goods | choose to produce less | forced production | produce exactly",
  'goods-limit':
    'out of cubes | limit of goods | maximum | no more can be made | supply is empty | how many goods do I have | how many goods can I have | ran out of goods | how many goods pieces are there | out of goods pieces | maximum number of goods | goods supply limit',
  improve:
    'no factory symbol is visible: what do I get | take a new tile | may I skip the upgrade | choose between token and upgrade | when can I use it | new upgrade | when can I use a new upgrade | how do I get an upgrade | upgrade or goods token | what do I get without the improvement icon | how many upgrades can I take in a round | do I have to take an upgrade | can I take two upgrades | who chooses an upgrade first | must I take an upgrade | what do I get in phase 4 | can I use the new upgrade at once | new upgrade from which round | choose an upgrade | factory symbol covered, what do I get | how many upgrades can I take | one upgrade per round | who picks an upgrade first | order of choosing upgrades | upgrade or token | when does a new upgrade work | may I take two upgrades in a round',
  display:
    'what happens to tiles nobody picked | tiles that are left | which upgrades can I take | market of tiles | offer | draw pile | not on offer | deck | how many upgrades are open | which upgrades can I choose from | how many upgrades are available | are upgrades refilled when taken | how many upgrades lie open | how many upgrades are face up | upgrades to choose from | upgrades revealed | row of upgrades | what about upgrades nobody took | five upgrades',
  'upgrade-kinds':
    'list of tiles | how many of each | which combinations exist | what is in the pile | probability | which upgrades are there | list of upgrades | what upgrades exist | how many upgrades in total | best upgrade',
  'goods-token':
    'little round thing with a crate | what do I get if I hide the factory | chip on my company card | do I keep it forever | what is the token for | permanent goods | no factory | consolation | round chip | what does a goods token do | when do I get a goods token | can a goods token go on a pad | when do I get a token instead of an upgrade | can a goods token lie on a pad | where do I put a goods token | goods token each round | is a goods token permanent | what does the token give | token on my sheets | token instead of an upgrade | how many goods does a token make',
  'no-improve':
    'nothing to pick in the final round | final round | last round factory | phase 4 is skipped | no upgrade in the fifth round | why did I get nothing | round 5 | improvement in the last round | upgrades in the last round | phase 4 in round 5 | do we skip improvement in the final round | upgrade in round V | factory in the last round',
  research:
    'how do I get a technology | use gears | study | several technologies at once | invent | develop | how do I research a technology | how does research work | can I split research between technologies | where do I put gears | how do I learn a technology | split research on two technologies | may I research several technologies | phase 5 how does it work | use my gears | spend gears | divide gears between technologies | get a new technology | put markers on technologies | markers on two technologies',
  finish:
    'when is research complete | too much progress | paid for | I have it already | extra gears on a technology | when do I get the technology | complete research | do progress markers come back | when is a technology mine | technology completed | do I get my markers back | more progress than needed | when have I researched it',
  cost: 'is it cheaper if I am not the first | discount for being later | price of a technology | how many gears do I need | cheapest technology | table of costs | white number | how much does a technology cost | research cost | cost of GPS | how much does GPS cost | cost of 4G | cost of wifi | cost of NFC | cost of li-ion | cost of the game controller | price list of technologies | how many gears for a technology | how much research for a technology | cheapest and dearest technology',
  patent:
    'somebody else finished it before me | do I still get it if I am second | race for a technology | who was first | bonus points for technology | why is it cheaper now | can two have a patent | red square | who gets the patent | what is a patent worth | does a technology get cheaper when the patent is taken | does the second player get a patent too | when does a technology become cheaper | can two companies have the same technology | how many points is a patent | first to finish a technology | who gets a patent | how many points is the GPS patent | points of the wifi patent | points of the 4G patent | points of the NFC patent | value of each patent | is a technology cheaper after the patent is gone | second to finish a technology | can I research a technology somebody already has | technology without the patent | first to research | what does a patent bring | patent already taken',
  'own-turn':
    "enough progress but not finished | cost went down | wait for my turn | finish in phase 6 | without gears | enough progress but must I wait for my turn | do I get the technology immediately when the cost falls | complete a technology out of turn | patent was taken and now I have enough progress | do I get a technology immediately when it becomes cheaper | I have enough markers now | cost dropped and I have enough | finish a technology outside my turn | get the tech when it is not my turn | somebody took the patent and I have enough | do I wait for my turn | technology completed on another player's turn",
  several:
    'two technologies at the same time | order of finishing | which first | not paid for yet | choose the order | several technologies researched at once | two technologies finished in one turn | which technology is finished first | complete two technologies at once',
  'works-from':
    'immediately or next round | does it work this round | start of the effect | same round | at once | when does a technology start to work | does a new technology work at once | can I use a new technology right away | does a new technology work immediately | when can I use my new technology | technology effect in the same round | technology from next round',
  'office-stock':
    'run out of offices | how many houses | no office left | markers | number of offices | how many office markers do I have | how many offices do I have | no offices left | limit of offices | office pieces',
  'technology-use':
    'do I have to use the bonus | is it optional | once per round | someone else’s technology | forced effect | must I use a technology | how do technologies work | permanent or one-time bonus | do technologies last all game | do technologies work every round | is a technology effect optional | how long does a technology last | use a technology of another player | technology effect once or always',
  gps: 'navigation | who wants gps | worth of gps | satellite | map pin | what does GPS do | GPS effect | what is GPS good for | GPS technology bonus | what does gps give | gps patent points | gps cost | gps customers',
  'gps-a':
    'gps front | more goods with gps | discount crate twice | does gps count upgrades | GPS double goods | gps front side | gps side A | front of gps | gps discount crates',
  'gps-b':
    'gps back | five goods | goods in phase 5 | instant goods | GPS 5 goods | gps back side | gps side B | back of gps | gps five goods',
  wifi: 'wireless | who wants wifi | worth of wi-fi | wlan | internet | what does Wi-Fi do | wifi technology | Wi-Fi effect | what is Wi-Fi good for | what does wifi give | wifi patent points | wifi cost | wifi customers',
  'wifi-a':
    'wifi front | free office | two offices in one region | must I use wifi | third office | wifi second office | wifi front side | wifi side A | front of wifi | wifi second office in logistics | wifi extra office | wifi on a retailer',
  'wifi-b':
    'wifi back | keep unsold goods | store goods | warehouse | carry over | wifi keeps unsold goods | wifi back side | wifi side B | back of wifi | wifi store goods',
  controller:
    'gamepad | joystick | who wants the controller | gaming | console | what does the game controller do | game controller effect | game controller technology bonus | what does the controller give | controller patent points | controller cost | controller customers',
  'controller-a':
    'controller front | discount on technologies | reduce research cost | minimum cost | controller cheaper technologies | game controller front side | controller side A | front of the controller | controller discount on research | game controller cheaper',
  'controller-b':
    'controller back | office for free in a small region | which regions are small | no connection needed | controller free office in a small region | game controller back side | controller side B | back of the controller | controller small region office',
  liion:
    'battery | who wants li-ion | worth of lithium | accumulator | power | what does Li-Ion do | what is Li-Ion good for | what does li-ion give | li-ion patent points | li-ion cost | li-ion customers | battery technology',
  'liion-a':
    'li-ion front | more trucks | price up counts as logistics | expensive and fast | li-ion price symbol as logistics | li-ion front side | li-ion side A | front of li-ion | li-ion which symbols count as trucks | li-ion price symbols logistics',
  'liion-b':
    'li-ion back | goods per technology | how many goods for three technologies | pairs | li-ion a good for every two technologies | li-ion back side | li-ion side B | back of li-ion | li-ion goods for technologies',
  nfc: 'contactless | who wants nfc | worth of nfc | payment | near field | what does NFC do | NFC effect | what is NFC good for | NFC technology bonus | what does nfc give | nfc patent points | nfc cost | nfc customers',
  'nfc-a':
    'nfc front | sell without a region | sell before the sales phase | three goods | direct selling | nfc sell 3 goods without a region | nfc front side | nfc side A | front of nfc | nfc sell goods directly | when do I sell with nfc | nfc phase 6 sale | nfc at which price | how many goods with nfc',
  'nfc-b':
    'nfc back | price goes up every round | can I refuse the rise | higher price | nfc raises the price by one | nfc back side | nfc side B | back of nfc | nfc price plus one',
  '4g': 'lte | who wants 4g | worth of 4g | most expensive technology | mobile network | what does 4G do | 4G effect | what is 4G good for | 4G technology bonus | what does 4g give | 4g patent points | 4g cost | 4g customers',
  '4g-a':
    '4g front | tile over the edge | sticking out | both halves outside | half an upgrade | 4G upgrade over the edge of a pad | 4g front side | 4g side A | front of 4g | 4g upgrades over the edge',
  '4g-b':
    '4g back | sell abroad | sell anywhere | one good per region | no office needed | 4G sell in a region without an office | 4g back side | 4g side B | back of 4g | 4g sell without office | 4g one good per region',
  logistics:
    'how do I get to other regions | expand | open a new market | use trucks | build an office | spread | how do I expand | how does logistics work | how do I open an office in a new region | where can I send trucks | phase 6 how does it work | use my trucks | spend trucks | open new offices | get into new countries | put progress in regions | how do I build offices',
  links:
    'why can my lorry not go to the US | why can I not drive there | too far away | which countries can I expand to | where can I expand | connected regions | neighbouring region | no line | how far can I go | adjacent | which regions are connected | where may I put progress in regions | line between regions | adjacent regions | which regions can I expand to | can I place progress anywhere | where may trucks go | do regions have to be connected | region that is not connected | which regions can I reach | can I enter any region | must I be next to it | far away region | connected by a line | enter a region without a link | jump over a region | where can I go from here',
  entry:
    'number next to the lorry | number beside the truck | entry cost | how many trucks for a region | number in the truck | where does the office go | two offices in a turn | how much does an office cost in a region | progress needed for an office | which office space do I take | where is a new office put | how many trucks for an office | cost of a new office | price of entering a region | trucks needed | which slot does my office take | leftmost free slot | how much progress to open an office | cost by size of the region',
  'one-office':
    'can I build twice in the same country | can I have more offices | several offices | I am there already | two houses of the same color | can I have two offices in a region | how many offices in one region | two of my offices in one region | second office in the same region | how many offices may I have in a region | build twice in one region | limit of offices per region',
  full: 'no free slot | no space left | my progress is stuck | too late | everything occupied | no free office spaces left in a region | region is full | region has no free slots | no space for my office | all office spaces taken | can I enter a full region | region full | fifth player in a region | progress in a full region',
  'second-office':
    'what is a second office good for | another office in the same place | exactly one | double office | third | how do I get a second office | third office in a region | may I build a third office | how can I have two offices in a region | extra office in a region | does a second office sell more | benefit of two offices',
  'size-s':
    'small region | letter S | canada | caribbean | south africa | dubai | size of a region | customers in a small region | how many office spaces in a small region | which regions are small | cost to enter Canada | how many trucks to Canada | trucks to the Caribbean | trucks to South Africa | trucks to the Emirates | slots in a small region | control points in a small region | customers in RSA',
  'size-m':
    'medium region | letter M | south america | north africa | russia | india | australia | size of a region | customers in a medium region | how many office spaces in a medium region | which regions are medium | cost to enter India | how many trucks to India | trucks to Australia | trucks to South America | trucks to North Africa | trucks to CIS | slots in a medium region | control points in a medium region',
  'size-l':
    'large region | big region | letter L | america | europe | china | size of a region | customers in a large region | how many office spaces in a large region | which regions are large | cost to enter USA | how many trucks to the USA | trucks to Europe | trucks to China | slots in a large region | control points in a large region | enter the United States | how many trucks for China | customers in Europe',
  'map-edge':
    'line ends at the edge | round the world | canada and india | australia and usa | wrap around | border | line going off the board | connection over the edge of the map | is Canada next to India | is Australia next to USA | around the globe',
  retailer:
    'grey country where I cannot sell | grey region | shop on the map | what is a retailer | why can I not sell here | tile over a region | blocked market | what do retailers do | can I sell in a region with a retailer | what are retailers for | why have an office at a retailer | do I control a region with a retailer | why does nobody sell in this region | why can nobody sell in china | what is a retailer good for | can I sell where a retailer is | sell in a covered region | what do I get for an office on a retailer | build on a retailer | benefits of a retailer | why build on a retailer | region covered by a retailer | is there control on a retailer',
  'retailer-office':
    'how do I get to a retailer | office at a retailer | blue fields | two offices on a retailer | first gets more | office on a retailer | where does an office at a retailer go | two offices of the same colour on one retailer | how do I open an office at a retailer | how do I build on a retailer | cost of a retailer | which slot on a retailer | points for an office on a retailer | two offices on one retailer | number next to the slot of a retailer | office at a retailer points | what do I get for building on a retailer',
  'retailer-bonus':
    'do I have to take what the shop gives | what does the shop give me | is the bonus mandatory | must I take the bonus | decline | do I get it every round | one-time reward | lost bonus | when do I get the retailer bonus | may I refuse the bonus of a retailer | retailer bonus once or every round | do I have to use the retailer bonus | what does a retailer give at once | bonus for an office on a retailer | can I refuse the bonus | bonus once or each round | immediate bonus | is the retailer bonus repeated',
  'bonus-none':
    'empty retailer | nothing happens at the shop | why no reward | higher numbers | retailer with nothing | retailer without a bonus',
  'bonus-goods':
    'free goods | goods from a shop | crate on a retailer | extra phones | retailer gives goods | retailer goods bonus | free goods at a retailer',
  'bonus-research':
    'research from a shop | gear on a retailer | technology in phase 6 | free research | finish with a bonus | retailer gives progress on technologies | when does research from a retailer complete | does research from a retailer finish a technology immediately | retailer research bonus | progress from a retailer | research at a retailer',
  'bonus-price':
    'plus minus on a retailer | change my price later | price in phase 6 | cheaper or dearer | ±1 | retailer changes the price by 1 | retailer price bonus | change the price at a retailer',
  'bonus-second':
    'free office from a shop | additional office | house on a retailer | not on a tile | retailer gives a second office | retailer second office bonus | extra office from a retailer',
  'bonus-move':
    'relocate an office | swap places | arrow on a retailer | move between shops | gap in the slots | retailer moves an office | move an office to another region | retailer move bonus | move my office elsewhere | shift an office',
  'retailer-links':
    'expand from a retailer | does a shop connect | go through a covered region | reach regions behind a tile | do retailers connect regions | can I expand past a retailer | does an office on a retailer count for connections',
  'retailer-numbers':
    'different from my box | retailer values wrong | real numbers | original tiles | reconstructed | are retailer values real | numbers on retailers differ | retailer points in my box',
  sales:
    'how do I sell | sell phones | how many can I sell | split goods | occupied customer | no goods left | how do I sell goods | whom can I sell to | how many goods for one customer | two goods to one customer | how does selling work | can I sell in several regions | one good per customer | how many goods per customer | how many phones can one customer buy | sell two to one customer | can I sell several goods in one region | phase 7 how does it work | sell in different regions | one phone per person | who may I sell to',
  'where-to-sell':
    'can I sell here | conditions for selling | nobody buys | no office there | sell without an office | why not here | where can I sell goods | conditions for selling in a region | do I need an office to sell | why can nobody sell in this region | where may I sell | can I sell without an office | what do I need to sell in a region | can I sell in any region | sell where I have no office | conditions to sell | sell in a region covered by a retailer',
  'red-customer':
    'person with a number on the shirt | little man with a 6 | guy with a number | red number | what does the customer pay | maximum price | too expensive for them | does he pay the number | how much does a red customer pay | will a customer pay more than shown | price on the customer | price limit of a customer | can I sell if my price is higher than the number | red customer with a number | what price does a red customer pay | my price is lower than the number | customer shows 5 and my price is 4 | do I get the number or my price | can I sell to a red customer | number on a red customer | price higher than the customer | is the number a maximum',
  'purple-customer':
    'people with an icon | person with a wifi sign | guy with a symbol | violet | customer with an icon | technology customer | any price | who buys expensive phones | what does a purple customer buy | customer who wants a technology | purple customer price | what does a purple customer pay | purple customer needs a technology | who can sell to purple customers | technology customers | purple customer any price | do I need the technology | sell to a purple customer without the technology',
  leftmost:
    'may I choose the customer | skip a customer | which customer first | order of customers | pick | may I skip the customer on the left | in which order do customers buy | from left to right | can I choose my customer | skip a red customer | go straight to the purple customer | order of customers in a region | must I sell from the left | jump over a customer | leftmost willing customer | pick another customer | leave out a customer',
  'stop-selling':
    'can I hold back stock | hold goods back for later | must I sell everything | keep goods back | end the turn early | pass | refuse to sell | do I have to sell | do I have to sell all my goods | may I keep goods | am I forced to sell | do I have to sell all | can I keep goods instead of selling | sell less than I could | stop selling early',
  unsold:
    "leftover phones at the end of the round | phones left in stock | leftover goods | too many goods | do goods stay | I forgot to sell | goods lost | waste | what happens to unsold goods | are unsold goods lost | what happens to goods I could not sell | goods left after sales | what if I can't sell everything | unsold goods lost | phones I could not sell | goods remaining after sales | keep goods for next round | do leftover goods carry over",
  'score-sales':
    'how many points for a sale | multiply goods and price | scoring phase | income | profit | VP for sold goods | how are sales scored | how are goods scored | how many VP per good sold | how are points for sales counted | points for goods | how many points per sold good | goods times price | how do I score my sales | VP for each sale | points for sold phones | phase 8 points',
  control:
    'bonus for selling the most in a country | bonus for most sales | majority | most goods in a region | who dominates the market | extra points per region | leader | who controls a region | how do I get control of a region | points for control | how do I win a region | majority in a region | most goods sold in a region | points for most sales | how to win control | does control stay',
  'control-numbers':
    'yellow number in the corner of a region | yellow number | why did the yellow number go up | number of a country grew | bonus in the corner | numbers above the slots | what does 5/2 mean | value of a region | which number counts | someone else’s office | how many VP for control of a region | number above the office | which number do I use for control | how many points for control | number above offices | value of control | points for first place in a region | what do the two numbers mean | control value grows with offices',
  'control-second':
    'is there anything for coming second | silver medal | runner-up | do I get something for second | small number | smaller VP | less than the leader | what does the second in a region get | points for second place in a region | points for second place | second most goods in a region | is there a second place',
  'control-tie':
    'tie in a region | same number of goods sold | who controls a draw | tie-break of control | both sold two | same number of goods sold in a region | tie for control | same number of goods in a region | equal sales who controls | we sold equally many | tied in a region | leftmost good wins',
  'control-none':
    'office but no sales | zero points for a region | no number | empty region | region without offices | office without sales and points | points for an office alone | nobody sold anything in a region | office but nothing sold | sold nothing in a region, any points | control without selling | control points without goods | no sales no points',
  'score-patents':
    'points for technologies | when do patents count | patents in the final count | worth of patents | when are patents scored | VP of a patent | points for patents at the end | when do patents score | patent points | do technologies give points',
  'score-retailers':
    'numbers in yellow circles | row of numbers 12 8 4 | points for shops | when do retailers score | number in the red square | retailers in the final count | VP of retailers | when do retailers give points | points for retailers at the end | when do I get points for an office on a retailer | retailer points',
  'score-start':
    'why does a colour already have points | why did another player begin with more points than me | why did the bot begin with more points | starting points | why do I have 7 points | do start points count | points before the first round | how many VP do I start with | starting victory points | why do we start with different points | points at the beginning | how many VP at the start',
  steve:
    'automa | robot player | automatic opponent | who is steve | bot in the box | AI | play against Steve | can I play alone | is there a bot | artificial opponent | dummy player | add steve to a game with people | is steve in a game with more players | solo opponent',
  solo: 'one player | single player | how do I beat steve | solitaire | by myself | can I play alone | solo mode | is there a solo mode | solo rules | play alone | how do I win alone | single player game',
  'steve-plan':
    "his price | tracks of steve | budget balanced premium | can I see his plan | next move of the automa | what does steve do each round | price of steve | how does steve plan | steve's goods",
  'steve-track':
    "when does steve get dearer | when does steve get cheaper | marker moves | he sold everything | when does steve change his price | steve's track moves",
  'steve-levels':
    'difficulty | easy normal hard | too strong | too weak | harder automa | difficulty of steve | make steve easier | steve too strong',
  'steve-improve':
    'steve takes an upgrade | upgrade removed | tile disappeared | why is one upgrade gone | does steve take upgrades | steve phase 4',
  'steve-research':
    'does Steve get powers of technologies | choose a technology for steve | which technology does steve research | automa research | does steve use technologies | steve patents | does Steve get technology bonuses | does steve research | steve phase 5 | technologies of steve',
  'steve-logistics':
    'where does steve expand | automa logistics | steve offices | does steve get retailers | where does steve build offices | steve phase 6',
  'steve-sales':
    'where does steve sell | automa sales | which region first | steve customers | where does steve sell his goods | steve phase 7',
  secret:
    'can others see my plan | secret information | screen | may I look at their upgrades | hidden cards | is the plan secret | when are plans revealed | is my plan hidden | may I look at the others | what is secret | open or hidden points | show the plans',
  undo: 'take back a move | step back | wrong click | reverse | correct a mistake | I clicked wrong | can I undo | I made a mistake | take a move back | I clicked wrong, go back | change my mind | undo my last step',
  options:
    'settings of the table | variants | new game options | random setup | choose sides | game options | which variants exist | settings before the game | random sides',
  sureness:
    'is this the official rule | differs from the rulebook | house rules | sources | errata | reconstruction | is this official | not in the rulebook | unclear rule | different from my rulebook',
};
