// Words that people use about dates. What is not among them, and comes after a first name, may be a surname.

const FUNCTION_WORDS = `
a about above across after again against ago ahead all almost alone along already also although always am among an and
another any anyone anything anyway anywhere apart are aren't around as aside at away back because been before behind
being below beside besides best better between beyond both but by can can't cannot cause could couldn't cuz despite did
didn't do does doesn't doing don't done down during each either else enough especially etc even ever every everyone
everything everywhere except far few fewer first for forever from further get gets getting give given go goes going gone
gonna got gotta gotten had hadn't half happens hardly has hasn't have haven't having he he'd he'll he's hence her here
hers herself hi hey him himself his hmm how how's however i i'd i'll i'm i've if in indeed inside instead into is isn't it
it'd it'll it's its itself just kinda last lately later least less lest let let's like likewise lol lot lots many may
maybe me meanwhile might mightn't mine more moreover most mostly much must mustn't my myself near nearly need neither
never nevertheless next nice no none nonetheless nor not nothing now nowhere of off often oh ok okay on once one ones
only onto or other others otherwise ought our ours ourselves out outside over own per perhaps please plus pretty probably
quite rather really regarding same second seem several shall shan't she she'd she'll she's should shouldn't since so some
someone something sometime sometimes somewhere soon still such than that that's the their theirs them themselves then
there there's therefore these they they'd they'll they're they've thing things this those though through throughout thus
till to today together tomorrow tonight too toward tried truly try twice two three four five six seven eight nine ten
third under unless unlike until up upon us use used usually versus very via vs wanna was wasn't way we we'd we'll we're
we've well went were weren't what what's whatever when when's whenever where where's wherever whether which while who
who's whom whose why will with within without won't would wouldn't wow yeah yep yes yesterday yet you you'd you'll you're
you've your yours yourself ya nah nope ugh umm uh aww haha btw tbh idk imo omg ily fyi asap rn fr ngl irl dm dms tv`;

const VERBS = `
accept act add admit adore agree allow answer apologize appear appreciate approve argue arrive ask assume avoid bail be
bear beat became become began begin believe belong block blame blow bore bother bought break brag bring broke brought buy
call came cancel care carry catch caught challenge change chat cheat check cheer choose chose clean click close come
comfort commit communicate compare complain compliment confess confuse connect consider contact continue control cook cope
cost count cover cried cringe cry cut dance date deal decide decline delay delete depend deserve discuss disappear dislike
drank dream dress drink drive drop drove eat end enjoy escape expect explain express fade fail fall feel fell felt fight
figure fill find finish fit fix flake flatter flirt focus follow forget forgive forgot forgave found fought gave ghost
grab grew grow guess hang happen hate hear heard held help hesitate hide hit hold hook hope hug hurry hurt ignore imagine
impress improve include insist insult interest interrupt introduce invite involve joke judge jump keep kept kid kiss knew
know lack laid laugh lead learn leave led left lend lie listen live lock look lose lost love made make manage mark marry
match matter mean meant meet mention mess message met mind miss move need notice offer open order paid panic pass pause
pay pick plan play plead point prefer prepare pretend promise propose pull push put question quit raise ran rate reach
react read realize receive recommend reconnect refuse regret reject relate relax rely remember remind repeat reply
reschedule respect respond rest ride ring rush said save saw say schedule score scream see seem seen sell send sense sent
settle shake share shout show shown shy shut sing sit slap sleep slept slip slow smell smile smoke snap snore sound spark
speak spend spent split spoil spoke stand stare start stay stick stood stop stopped study suck suggest suit support
suppose surprise swear swim swipe switch take talk taught teach tease tell tend test text thank think thought threw throw
told took touch travel treat trust turn understand understood unmatch update upset vanish vent vibe visit wait wake walk
want warn wash waste watch wear wish woke wonder wore work worry write wrote yell`;

const NOUNS = `
ability abuse accident account actor adult advantage adventure advice affair affection age air airport alarm alcohol
allergy ambition anger animal anniversary answer anxiety apartment app appetite apology area art artist aspect attention
attitude attraction aunt autumn baby background bag bakery ball band bank bar baseball basics basketball bath beach beard
beauty bed bedroom beer behavior belief bike bill bills bird birthday bit bite board boat body bond book books boss bottle
boundary box boy boyfriend brain bread breakfast breakup bridge brother brunch bus business butterflies cab café cafe cake
camera camp candle car card career case cash cat catch center chair chance character charm chat chef chemistry chess child
childhood children choice church cinema city class climate climbing closet clothes club coach coast coat coffee college
color comedy comfort commitment company compatibility compliment computer concern concert condition confidence conflict
connection control conversation cookie cooking copy corner country couple course courage cousin coworker crowd cup curfew
customer dad dance danger dark date daughter day deal dealbreaker death debt decision depression desire dessert detail
diet difference dinner direction dirt disaster distance divorce doctor dog dollar door doubt drama dress drink drinks
driver drop drug ear earth education effort ego emoji emotion end energy engineer error evening event everyday evidence ex
example exam excitement excuse exercise expectation experience eye eyes face fact failure faith family fan fault favor
fear feedback feeling feelings fiance field film finance finances finger fire fireworks fish flag flags flat flight floor
flower flowers food foot football friend friends friendship front fruit fun funeral future game games garden gas gift girl
girlfriend glass goal goals god grade grandma grandmother grandpa grandparents grass ground group growth guard guest guide
guilt guitar gut guy guys gym habit hair hand hands happiness head health heart heaven height hell hike hiking hint history
hobby hobbies holiday home homework honesty honeymoon hope horror hospital hotel hour hours house housework humor husband
ice idea ideas illness image impression income information insecurity instinct intention interest internet interview
intimacy invitation island issue item jacket jealousy jeans job joke jokes joy judgment juice justice key kid kids kind
kindness king kitchen knowledge lab labor lady lake language laptop laughter law lawyer leader leaf leg lesson letter level
library life lifestyle light lights likes limit line lips list listener location logic long-term loneliness looks loss luck
lunch lying mail mall man management manager manners map market marriage math meal meaning meat media meeting member
memories memory men mess message middle milk mind minute minutes mistake mix moment mom money monogamy month months mood
moon morning mother motivation mouth movie movies mum museum music name names nature neck neighbor neighborhood nerves news
night nights noise noon note notes novel number numbers nurse object occasion ocean office opener opinion opinions
opportunity option options order outcome outfit oven pace pain paint pants paper parent parents park part partner party
past path patience pattern peace people percent percentage perfection performance period person personality perspective
pet phone photo photos phrase piano picture pictures piece pill pizza place places plan plans plant plate play pleasure
plenty point points police politics pool position pressure price priorities priority problem problems product profile
profiles program progress project proof proposal psychology pub purpose quality question questions race rain range rating
ratings reaction reality reason reasons recipe record records red regret relationship relationships religion rent
reservation respect response rest restaurant result return rhythm ring rings risk river road role romance room roommate
routine rule rules rush sadness safety salary salt sanity savings school science score scores sea season seat secret sense
series sex shape shirt shock shoes shop short-term shot shower show side sides sign signs silence sister sit situation
situationship size skill sky sleep smile snack snacks snow soccer society soda son song sort soul soup space spark speed
sport sports spot spring stability stage standard standards star stars start state station status step steps stock stomach
store story strength stress student stuff style success sugar summer sun sunset surprise swimming table taste tattoo tax tea
teacher team tears technology teeth tennis tension term text texts theater therapist therapy thought thoughts time times
timing tip tips tone topic touch tour town toy track trade train training trait trauma trip trouble truck truth tub
type types umbrella uncle university vacation value values version vibe vibes video view visit voice volunteer wage waiter
waitress walk walks wall war warmth water wave weakness weather wedding week weekday weekend weekends weeks weight wife wind
window wine winter woman women wood word words worker world worth writing year years youth zone kebab sushi tacos pasta
karaoke museums bookstore picnic hikes yoga meditation podcast podcasts netflix movie-night roadtrip polyamory vegan
vegetarian veganism atheist christian catholic muslim jewish hindu buddhist introvert extrovert ghosting breadcrumbing
lovebombing gaslighting redflag redflags greenflag icebreaker icebreakers icks ick crush crushes crushing rebound hookup
hookups fling exes situationships dates dating texter kisser hugger planner talker foodie nerd geek gamer workaholic`;

const DESCRIBING = `
able absent abusive active adorable afraid alike alive alright amazing angry annoyed annoying anxious apparently arrogant
asleep attracted attractive available average awake awesome awful awkward bad bald basic beautiful big bitter bland blind
blunt bold bored boring brave brief bright brilliant broke broken busy calm careful careless caring casual certain cheap
cheerful chill classic clean clear clever clingy closed cold comfortable common compatible complete completely confident
confused considerate constant cool correct cozy crazy creative creepy critical cruel curious current cute daily damn
dangerous dead dear decent deep definitely definately defensive delicious depressed desperate different difficult direct
dirty disappointed dismissive distant divorced dominant double drunk dry due dull dumb eager early easy eager easygoing
emotional empathetic empty endless engaged enthusiastic entire equal especially essential exact exactly excellent excited
exclusive exhausted expensive extra fair fake familiar famous fancy fantastic fast faithful fat favorite fine finally flaky
flirty fond formal forward frank free frequent fresh friendly full fully funny gay generous gentle genuine genuinely glad
good goofy gorgeous grateful great green gross guarded guilty handsome happy hard harsh healthy heavy helpful hesitant high
honest honestly hot huge humble hungry ideal immature immediately important impossible inconsistent independent innocent
insecure intelligent intense interested interesting intimate jealous judgmental judgy keen large late lazy legit likely
literally little lonely long loose loud lovely low loyal lucky mad main married mature mean mental messy mild mindful
missing mixed moody mutual narrow nasty natural naturally near neat needy negative nervous neutral new nice noisy normal
obvious obviously odd old older open optimistic ordinary original outdoor outgoing overall painful passionate passive
patient perfect perfectly personal physical plain playful pleasant polite poor popular positive possible possibly possessive
practical present pretty private probably proper proud punctual quick quickly quiet quietly random rare raw real ready
reasonable recent recently regular relaxed reliable reserved responsible rich right romantic rough rude sad safe sane
sarcastic scared scary secretive secure selfish sensitive separate serious seriously sexual sexy shallow sharp short shy
sick silent silly similar simple simply sincere single skeptical sleepy slow slowly small smart smooth sober social soft
solid sore special specific spontaneous stable strange strict strong stubborn stupid successful sudden suddenly super sure
suspicious sweet talkative tall tense terrible terrified thankful thin thoughtful tired tiny tough toxic traditional true
typical ugly unable uncomfortable unfair unhappy unique unsafe unsure unusual upset useful usual vague vain valid
vulnerable warm weak weekly weird whole wide wild willing wise witty wonderful worried worse worst worthy wrong young younger
yellow black white brown blue red orange pink purple grey gray gold silver seldom rarely maybe overly super totally kindly
actually basically certainly clearly currently directly easily eventually fairly generally gladly hopefully instantly
mainly nearly newly normally partly politely previously purely randomly rapidly roughly sadly safely secretly sincerely
slightly softly somehow specifically strongly surely technically temporarily terribly tightly together twice ultimately
unfortunately weekly widely yearly online offline abroad downtown upstairs downstairs indoors outdoors overnight`;

const EVERYDAY: ReadonlySet<string> = new Set(
  [FUNCTION_WORDS, VERBS, NOUNS, DESCRIBING].flatMap((words) => words.trim().split(/\s+/)),
);

const DERIVED = /(?:ness|ity|tion|sion|ment|ship|ism|ance|ence|ful|ous|able|ible|less|ing|ish|est|ally|ily)$/;
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/['’](?:s|d|ll|re|ve)$/, ''],
  [/n['’]t$/, ''],
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/ier$/, 'y'],
  [/(?:es|ed|er|ly|en)$/, ''],
  [/(?:s|d|r|y)$/, ''],
  [/(\p{L})\1(?:ed|er)$/u, '$1'],
  [/in['’]?$/, ''],
];

/** Whether an English word, in any case, is an everyday one, also inflected. */
export function isEveryday(word: string): boolean {
  const plain = word.toLowerCase().replace(/’/g, "'");
  if (EVERYDAY.has(plain)) return true;
  if (plain.length > 5 && DERIVED.test(plain)) return true;
  if (ENDINGS.some(([ending, instead]) => ending.test(plain) && EVERYDAY.has(plain.replace(ending, instead))))
    return true;
  return plain.includes('-') && plain.split('-').every((part) => EVERYDAY.has(part));
}
