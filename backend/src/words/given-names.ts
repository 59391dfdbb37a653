/** Frequent first names of the six languages, and some of other places. */
const NAMES = `
james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald steven
stephen paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric
jonathan larry justin scott brandon benjamin samuel gregory alexander patrick jack dennis jerry tyler aaron jose adam
nathan henry zachary douglas peter kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl harold
dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan albert willie alan eugene russell vincent philip
bobby johnny bradley liam oliver lucas mason elijah aiden jackson sebastian mateo owen theodore levi hudson ezra asher leo
isaac luca julian wyatt caleb connor cameron ian evan xavier dominic jaxon elias josiah miles oscar felix max finn theo
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly
emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia dorothy amy kathleen angela
shirley emma brenda pamela nicole anna samantha katherine christine debra rachel carolyn janet maria olivia heather helen
catherine diane julie victoria joyce lauren kelly christina joan evelyn judith andrea hannah megan cheryl jacqueline martha
madison teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy isabella julia grace amber denise
danielle marilyn beverly charlotte natalie theresa diana brittany doris kayla alexis lori marie ava mia harper amelia
penelope layla riley zoey nora lily eleanor chloe zoe aria ellie aubrey stella camila leah hazel violet aurora savannah
audrey brooklyn bella claire skylar lucy paisley everly naomi elena caroline eliana kennedy kinsley allison gabriella
madelyn piper ruby quinn sadie autumn nevaeh serenity willow robin sam alex chris pat taylor jamie casey morgan jo kai
sasha noor devon avery rowan reese emerson parker dakota blake charlie frankie stevie ariel robyn lena lara lea mila lina
tom tim ben dan matt mike nick rob bob jim joe josh jake luke mark dave steve greg jeff tony andy will bill ted ed fred
kate katie liz beth meg jess jen jenny becca abby maddie sophie molly holly ivy iris jade paige erin tara kara cara nina
hans peter klaus jürgen dieter wolfgang stefan andreas thomas michael frank uwe bernd jens sven kai lars torsten thorsten
markus christian matthias sebastian tobias florian lukas leon jonas finn paul felix maximilian moritz niklas philipp simon
fabian julian johannes anton emil oskar friedrich heinrich karl otto ursula monika petra sabine renate helga karin brigitte
ingrid andrea claudia susanne gabriele heike anja katja silke birgit martina nicole stefanie kathrin julia anna lena hanna
hannah lea leonie sophie marie emilia mia johanna charlotte greta frieda mathilda ida clara luisa lotte katharina kasimir
mohammed muhammad mohamed ahmed ali omar hassan hussein ibrahim yusuf mustafa khalid fatima aisha zainab maryam layla leila
yasmin amina mehmet emre murat can deniz ayşe elif zeynep priya anjali deepa neha pooja rahul rohan arjun vikram amit raj
sanjay ravi anil sunil kiran aditya ananya divya kavya lakshmi wei ming jing hui mei ling xiao yan feng hiroshi kenji yuki
haruto sakura aiko yuto minho jisoo minji hyun linh thuy trang tuan minh thandiwe sipho kwame ama kofi chidi ngozi adaeze
amara zuri tendai svetlana olga natasha irina dmitri ivan sergei vladimir boris katya anastasia mikhail igor pavel jan piotr
tomasz agnieszka magdalena katarzyna wojciech bjorn björn erik olaf astrid freya ingrid sigrid magnus gustav
maría maria carmen ana isabel dolores pilar josefa rosa antonia lucía lucia paula marta laura elena cristina sofía sofia
daniela valeria camila valentina ximena guadalupe alejandra gabriela fernanda mariana andrea natalia carolina juana
antonio manuel josé jose francisco david juan javier carlos jesús jesus alejandro miguel rafael pedro pablo ángel angel
sergio fernando jorge luis alberto álvaro alvaro diego adrián adrian raúl raul enrique ramón ramon vicente andrés andres
joaquín joaquin santiago mateo matías emiliano xochitl itzel
jean pierre michel andré philippe alain jacques bernard patrick gérard laurent nicolas christophe frédéric sébastien julien
thierry olivier pascal éric stéphane antoine guillaume mathieu maxime alexandre romain hugo louis gabriel raphaël arthur
jules adam camille chloé manon inès jade léa louise emma alice lina rose anaïs mathilde pauline juliette margaux clémence
aurélie céline sandrine nathalie isabelle sylvie catherine françoise monique nicolette amélie élodie émilie océane
joão joao josé antónio francisco carlos paulo pedro lucas luiz marcos luís gabriel rafael daniel marcelo bruno eduardo
felipe raimundo rodrigo thiago tiago gustavo henrique vinícius mateus maria ana francisca antónia adriana juliana márcia
fernanda patrícia aline sandra camila amanda bruna jéssica letícia júlia luciana vanessa mariana beatriz larissa thaís
giuseppe giovanni antonio mario luigi francesco angelo vincenzo pietro salvatore carlo franco domenico bruno paolo michele
giorgio aldo sergio luciano alessandro matteo lorenzo leonardo riccardo andrea davide simone federico filippo tommaso marco
luca stefano roberto fabio gianluca giulia sofia aurora martina giorgia chiara francesca elisa alessia sara federica
valentina ilaria silvia elena beatrice ginevra bianca camilla matilde margherita caterina rosa angela giovanna teresa lucia
carmela caterina antonella simona daniela
esteban gonzalo rubén ruben óscar iván ivan hector héctor ernesto germán julio gerardo arturo armando ricardo rodolfo
gilberto leandro facundo agustín agustin bautista benicio lautaro nahuel tobías emilio ignacio alfonso alonso borja íñigo
unai aitor jordi oriol pau arnau marc biel itziar ainhoa nerea leire amaia maite montserrat montse nuria núria noelia yolanda
rocío macarena almudena begoña lorena vanesa miriam raquel irene silvia alba ainara candela jimena renata regina fátima
milagros agustina micaela julieta abril aitana pilar inés ines blanca estrella
thibault thibaut quentin bastien clément damien fabien florent gaël jérémy jérôme loïc ludovic lucien marcel mathis nathan
noé rémi rémy romain tanguy théo thierry timothée valentin yann yannick yves anouk apolline aude axelle capucine clara
coralie delphine elsa estelle fanny gaëlle géraldine héloïse justine karine laetitia laure léna lila lise lucie ludivine
maëlle maëlys marion mélanie mélissa morgane myriam noémie oriane romane salomé solène sylviane valérie véronique virginie
yasmine zoé
joaquim afonso duarte gonçalo rui nuno vasco martim tomás salvador simão dinis caio davi enzo heitor murilo otávio renan
leandro fábio márcio marcio sérgio edson wagner cláudio leonor matilde madalena inês benedita constança carolina mafalda
rita teresa catarina raquel sónia sônia isabela isadora yasmin rafaela manuela helena lorena milena lívia giovana tainá
ludovica giada noemi arianna vittoria greta anita alice asia azzurra benedetta carlotta cecilia costanza donatella eleonora
emma erica fabiana gaia gianna ginevra giuliana irene isabella letizia livia loredana lucrezia luisa manuela marianna
marisa miriam nicoletta nives ornella patrizia raffaella rachele rebecca rosalia rosanna sabrina serafina sofia stefania
tiziana vanessa virginia alberto alessio antonello attilio claudio corrado cristian cristiano daniele dario diego edoardo
elio emanuele enrico ernesto eugenio fabrizio fausto federico flavio gabriele gennaro giacomo gianni giorgio giulio ivano
jacopo leonardo maurizio mauro michelangelo mirko nicola nicolò piero pietro raffaele riccardo rocco ruggero samuele
sandro silvano silvio tiziano ugo umberto valerio vito vittorio walter
annika anke antje astrid bärbel beate bettina carina carolin christa corinna cornelia doris dagmar diana edith elfriede
elke ellen erika eva franziska friederike gerda gisela hannelore hedwig heidi henriette ilse inge irmgard iris jana janine
jasmin judith jutta karla katarina kerstin kira larissa laura leni liane lieselotte lilli linda lisbeth luise maike maja
mara marlene mareike margarete marianne marlies melanie merle miriam nadine nadja natascha nele neele paula pia ramona
ronja rosemarie roswitha ruth sandra saskia selina sina solveig sonja stella svenja tamara tanja thea tina vanessa vera
verena veronika viktoria yvonne achim alexander andre axel benedikt bernhard björn bruno burkhard carsten christoph daniel
david detlef dirk dominik eberhard egon elmar enno erich erik ernst erwin eugen ferdinand folker franz georg gerd gerhard
gernot götz gregor günter günther hannes hans-peter harald hartmut heiko heiner helge helmut henning herbert hermann
hilmar holger horst hubert hugo ingo jakob jan janosch jannik jannis jasper joachim jochen jörg jörn johann josef jost
justus kaspar kilian konrad konstantin kurt leander lennart linus lorenz lothar ludwig malte manfred manuel marcel marco
marius martin marvin mirko nico nils norbert ole oliver oscar otto pascal patrick philip ralf reiner reinhard rené robin
roland rolf ruben rüdiger rudolf sascha siegfried silas steffen theodor thilo thorben till timo timon tom torben udo ulf
ulrich valentin veit viktor volker werner wilhelm willi winfried
deshawn jamal malik tyrone darnell terrell marquis trevon latoya keisha tamika aaliyah imani ebony jasmine destinee shanice
priyanka tariq brody cody chad brad brent brett trent travis trevor derek derrick darren darryl wayne shane shawn craig
curtis keith glenn leroy marvin melvin norman ralph roy stanley vernon wesley grayson landon easton carson colton preston
bryson kayden jayden brayden maverick axel xander damon dominick gavin tristan spencer bennett beckett sawyer graham silas
tanner tucker wade zane ainsley beatrix bianca brianna brielle callie cassandra cassidy celia cecilia celine colleen daphne
delilah desiree ella elise ember erika esme eva fiona felicity freya genevieve georgia gwen harriet heidi imogen ingrid
isla ivana joanna joelle josephine kaitlyn keira kelsey kendra kimber kirsten krista kristen lacey leila lexi lydia mabel
mackenzie maeve makayla marissa marley matilda maya meredith mckenna millie miranda miriam monique nadia nadine noelle
odette ophelia phoebe poppy reagan rhiannon rhonda robyn rosalie rosie sabrina sadie saoirse selena shelby sienna simone
sloane stacey stacy summer sybil sydney sylvia tabitha tamara tanya tatiana tiffany tracy trinity trisha valeria vera
verity winifred yolanda yvette yvonne zelda zara
siobhan niamh aoife ciara eoin cillian declan padraig seamus fergus callum hamish angus ewan rory gareth rhys dylan bronwyn
anders anneli bengt birgitta elin emelie gunnar hakan henrik ingvar johanna karin kristina lennart linnea maja malin mats
mikael niklas oskar per petter pontus rasmus signe sofie stig susanne tor tove tuva ulla vidar kari knut leif odd silje
solveig steinar synnøve terje trine trygve jesper mette søren
anneke bram daan femke floor fleur gijs hendrik ilse jaap jeroen joost joris jurgen katrijn koen lieke lotte maarten marijke
marloes mieke nienke niels pieter rutger ruud sander sanne sjoerd stijn teun thijs wouter
adriana agata aleksandra alicja andrzej bartosz beata bogdan dariusz dorota ewa filip grzegorz halina iwona jacek jakub
jaroslaw joanna justyna kacper kamil karolina krzysztof lukasz maciej malgorzata marcin mariusz mateusz michal monika pawel
przemyslaw rafal renata robert slawomir sylwia szymon tadeusz tomasz urszula wiktoria zbigniew zofia zuzanna
alexei andrei anton artem darya denis egor ekaterina elena evgeny galina gennady georgy grigori ilya inna kirill konstantin
ksenia larisa leonid lev lyudmila maksim margarita nadezhda nikita nikolai oksana oleg oxana pyotr roman ruslan semyon
stanislav tamara tatyana timur valentin valery vasily veronika viktor vladislav vyacheslav yana yelena yevgeny yulia yuri
oluwaseun adebayo adeola ayodele babajide bolanle chiamaka chinonso chukwuma ebele emeka folake ifeoma ikenna kelechi nkechi
nnamdi obinna olumide oluwatobi segun temitope tunde uche yetunde zainab abena akosua kofi kwabena kwesi yaw wanjiku
njeri kamau otieno achieng mwangi juma baraka amina lerato nomvula bongani themba nosipho mandla
abdul abdullah abu adnan ahmad amir anas aziz bilal farid faisal habib hamid hamza hana hani haris idris imran iqbal ismail
jamila jawad karim kareem khadija lina mahmoud malak mariam mehdi moustafa nabil nadia najwa nasser nawal noura omar rania
rashid reem rida rima saad sabah said salim salma samir sami samira shadi soraya tahir walid wael yara yasin yousef zahra
zaid ziad
aarav abhishek aditi akash akshay alok amrita anita anjana ankit ankita anusha aparna arun asha ashok ashwin bhavna chandra
deepak devi dinesh divyansh gaurav gayatri gopal harish hemant indira ishaan jaya jyoti kailash kalpana kamala karan kartik
kavita krishna kunal lalit leela madhu mahesh manish manoj meena meera mohan mukesh nandini naveen nikhil nisha nitin
padma pankaj parvati pradeep prakash prasad pratik preeti rajesh rakesh ramesh rani rashmi rekha ritu rohit sachin sandeep
sangeeta sarita satish seema shanti shreya shyam sita smita sneha sonia subhash sudha sumit sunita suresh swati tanvi uma
usha vandana varun vijay vikas vinay vinod vishal yash
akira ayaka ayumi chihiro daichi daisuke emi eri fumiko hana haruka haruki hikari hinata hitomi ichiro isamu junko kaito
kana kaori kazuki keiko ken kenta kyoko mai makoto mami mariko masako masato mayumi megumi michiko midori miho mika minato
misaki miyuki naoki naomi natsuki nobuko noriko reiko ren riku rina ryo ryota satoshi sayaka shinji shota sora takashi
takeshi takumi taro tetsuya tomoko toshiro yoko yosuke yui yuka yumi yuko yuriko yusuke
eunji hana hyejin hyunwoo jaehyun jiho jieun jihoon jimin jinwoo jiwon jiyeon junho kyungsoo minseo seojun seoyeon soojin
sooyoung taehyung woojin yeji yejin yuna
bao duc hanh hieu hoa hung khanh lan mai nam nga ngoc nhung phuong quang quoc son tam thanh thao thu tien tuan tuyet van vinh
xiaoming yifan zihan haoran yuxuan zixuan lihua meiling xiuying weiwei yan yang ying yong zhen
alamgir aung bayani carmelita dalisay ditas jomar ligaya luzviminda maricel rodel rosalinda siti dewi putri rizky budi agus
wayan ketut nurul farah aisyah hafiz kalani leilani keanu mahina moana nalani tane aroha wiremu`;

/** First names that are also everyday words in one of the six languages: names only with a capital letter. */
const WORDS_TOO = `hana lan mai nam nga son tam van hung thu tien hoa per tor odd stig kari floor ilse fleur ella mari lila lise
elsa asia alba abril pau marc biel rita gaia vito nives gianni ruth pia mara lennart till ole jost veit ellen ren sora ken
emi eri mika midori taro yuna hana said sabah rani rida rima reem asha chandra jaya uma usha madhu ugo rui caio davi murilo
estrella milagros regina candela renata constança salvador caro brad chad chase landon carson spencer wade sawyer tucker
graham ember summer poppy georgia sydney trinity reagan felicity verity destinee ebony malik marquis baraka juma devi lev
roman anton linus justus valentin victor kit dot barb chuck pino nan lex val dom lety ti nic vero meg ron hal gail mick
micky mandy sandy curro fran hank pancho nacho lola concha toni toño max maxi harry jerry terry ginger jimmy jem stan mats
mariana aitana abu aziz bram daan tuva isla ida hani ali lotte sanne fleur anke romane lise clara marion alma rosalie
malak nadia zara axel egon georg horst hubert hugo kurt ludwig otto wilhelm robin virginia florence carolina marisa can will may hope art mark grace faith rose bill drew chance summer april june august rich frank ray dawn eve
joy pat sue rob guy grant miles sky love honey angel star jack jean autumn violet hazel ivy iris jade ruby amber willow
holly piper hunter mason logan dean max carol ann can deniz sam ama marina dolores pilar mercedes consuelo luz paz sol mar
rosa clara gloria serena bianca blanca felice vera franco marco aurora stella viola celeste claire pierre marguerite bruno
leo simone rose christian harper parker savannah brooklyn madison austin jackson hudson dakota jordan kennedy paris london
florence chelsea carmen jesus jesús ángel angel yan ming hui mei jing ling raj kiran noor kai ella ali amit ida jo al bo ed
taylor riley quinn blake reese rowan skylar serenity nevaeh aria ida emil stevie margarita olive pepper basil gene art chip
victor major prince king duke earl lane reed cliff dale glen brook penny patience charity destiny joy melody harmony
candy ginger poppy daisy rusty sunny crystal pearl misty stormy dusty woody buck rocky ace buddy teddy tommy jan wei feng
asher ezra elias bella linda mia alma nieves reyes cruz rocio rocío esperanza belle blanche fleur lou ange cher dolce grazia
gioia ernst vitória graça bela flor silvia valentina lourdes matilde manon océane romain lina lea leon else petra ute anja ida can su`;

const both = (words: string): string[] => words.trim().split(/\s+/);

export const GIVEN_AND_WORD: ReadonlySet<string> = new Set(both(WORDS_TOO));
export const GIVEN_NAMES: ReadonlySet<string> = new Set([...both(NAMES), ...both(WORDS_TOO)]);

/** Each line: a name and what its bearers are called. */
const NICKNAMES = `
robert rob robbie robby bob bobby bert robin
richard rick ricky rich richie dick
william will bill billy willy willie liam
elizabeth elisabeth liz lizzie lizzy beth betty betsy eliza ellie libby lisa lisbeth elsie elise bess
margaret maggie meg peggy marge margie greta gretel daisy
katherine catherine kathryn katharina kate katie kathy cathy kat kitty kathi katja trina
james jim jimmy jamie jem
john johnny jack jon ian sean juan hans johann johannes ivan
jonathan jon jonny nathan
joseph joe joey jo josef pepe josé sepp beppe
michael mike mikey mick micky mickey mitch michi miguel
matthew matt matty mateo matteo
thomas tom tommy tomás
christopher chris kit topher christoph
christina christine chris chrissy tina kristina kirsten
alexander alex xander lex sasha alec al sandro alessandro alejandro
alexandra alex lexi sasha sandra sandy alexa alessandra
anthony antonio tony toni ant toño
daniel dan danny dani
david dave davey davide
edward ed eddie ned ted teddy eduardo
theodore theo ted teddy
charles charlie chuck chas carl karl carlos
charlotte charlie lottie lotte char
samuel samantha sam sammy
benjamin ben benny benji
nicholas nicolas nick nicky nico klaus niklas
patrick patricia pat paddy patty tricia trish
stephen steven steve stevie stefan esteban
stephanie steph stevie stefanie steffi
andrew andy drew andreas andrés andrea
gregory greg
jeffrey geoffrey jeff geoff
joshua josh
zachary zach zack zak
timothy tim timmy
lawrence larry laurie lars
leonard leonardo leo len lenny
vincent vince vinny enzo vincenzo
gabriel gabriella gabriela gabe gabby gaby
isabella isabel isabelle bella izzy belle ibby
victoria vicky vicki tori
rebecca becky becca bex
jennifer jen jenny jenna
jessica jess jessie
abigail abby gail
amanda mandy
deborah debra deb debbie
dorothy dot dottie dolly
susan susanna suzanne sue susie suzy
barbara barb babs barbie
pamela pam
sophia sofia sophie soph
natalie natalia nat nata tasha natasha
olivia liv livvy ollie
oliver ollie oli
eleanor ellie nell nellie nora lena elena helena helen
maria marie mary mia mariana molly polly mari
francisco paco pancho fran curro
francesca francesco frankie franco fran franzi
ignacio nacho
guadalupe lupe lupita
dolores lola
concepción concha conchita
eduardo lalo
giuseppe beppe peppe pino
luigi gigi
sebastian seb bastian basti
maximilian max maxi
friedrich fritz freddy fred
frederick fred freddie
heinrich heinz henry harry
henry harry hank hal
harold harry hal
albert al bert bertie
alfred alfie fred al
alan allan al
kenneth ken kenny
ronald ron ronnie
donald don donnie
raymond ray
gerald gerard gerry jerry
jeremy jeremiah jerry jem
lucas luke luca
peter pete pedro pietro petra
phillip philip phil
walter walt wally
cynthia cindy
jacqueline jackie
kimberly kim
nancy nan
penelope penny
theresa teresa tess terry tessa
valerie valentina val
veronica ronnie vero
yolanda yoli
jeanette jean jeannie
madeleine madison maddie maddy
cameron cam
nathaniel nathan nate nat
dominic dominique dom nic
emmanuel manuel manny manu
rafael raphael rafa raf raffi
thiago tiago ti
leticia letícia lety leti`;

const GROUPS: ReadonlyMap<string, readonly string[]> = groups();

function groups(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of NICKNAMES.trim().split('\n')) {
    const names = line.split(' ');
    for (const name of names) found.set(name, [...(found.get(name) ?? []), ...names]);
  }
  return found;
}

/** What else someone with this first name may be called; in lower case, without the name itself. */
export function nicknamesOf(firstName: string): string[] {
  const name = firstName.toLowerCase();
  return [...new Set(GROUPS.get(name) ?? [])].filter((other) => other !== name);
}

const PET_ENDING = /(?:ie|y|i|ey|o|inho|inha|ito|ita|chen|lein|ino|ina|ette|s)$/;
const SHORTEST_STEM = 3;

/** Whether a word in lower case is a pet form of a first name, such as Robby or Gabs for Gabriel. */
export function isPetForm(word: string, firstName: string): boolean {
  const name = firstName.toLowerCase();
  if (word === name || name.length < 5) return false;
  if (word.length >= SHORTEST_STEM + 1 && name.startsWith(word)) return true;
  const stem = word.replace(PET_ENDING, '');
  if (stem === word && !/(\p{L})\1$/u.test(word)) return false;
  const single = stem.replace(/(\p{L})\1$/u, '$1');
  return [stem, single].some((part) => part.length >= SHORTEST_STEM && name.startsWith(part));
}
