/**
 * What words of six languages have in common, so that what examples teach in one counts in the others. A word may belong to
 * several; "*" stands for any ending. Words are compared as in `plainText`.
 */
const WORDS: Readonly<Record<string, string>> = {
  self: 'i im ive id ill me my mine myself we us our ich mich mir mein meine meinen meinem meiner wir uns je j jai jsuis jveux m moi mon ma mes moi nous yo mi mis mí nos eu mim meu minha meus minhas comigo conmigo io mio mia miei mie noi ci',
  other:
    'he hes hed hell she shes him her his hers they them er sie ihm ihn ihr ihre ihren sein seine seinen il elle lui él ella ele ela dele dela nele nela lui lei gli',
  partner:
    'boyfriend girlfriend bf gf husband wife partner fiance* ex exs freund freundin mann frau mari femme copain copine mec meuf conjoint* compagn* novio novia marido mujer pareja esposo esposa namorado namorada mulher ragazzo ragazza marito moglie compagno compagna fidanzat*',
  someone:
    'guy dude man woman stranger someone date typ kerl jemand einer type gars quelqu tipo chico hombre alguien cara moço gajo alguém tizio qualcuno uno',
  child:
    'kid kids child children son daughter baby kinder kind sohn tochter enfant* fils fille petits niños niño hijo* hija* bebé criança* filho* filha* miúdos figli* bambin*',
  family:
    'mom mum mother dad father sister brother parents family mama papa mutter vater schwester bruder eltern familie mère père soeur frère parents famille mamá papá madre padre hermana hermano familia mãe pai irmã irmão família mamma sorella fratello genitori famiglia',
  friend:
    'friend friends freunde freundinnen freundin amis amies ami amie potes copines amigos amigas amigo amiga amici amiche amico amica',
  not: 'not no never dont doesnt didnt cant wont isnt wasnt wouldnt couldnt nobod* none nicht nie kein keine keinen keiner nichts ne pas jamais rien personne aucun* no nunca nada nadie ni ninguna ninguno não nao nunca ninguém nem non mai niente nessuno',
  more: 'anymore longer mehr nimmer plus más ya mais já più',
  again:
    'again every always constantly keeps kept still wieder jedes jeden immer ständig schon encore chaque toujours tous otra cada siempre vuelve volvió sigue outra toda todo sempre volta ancora ogni sempre continua continue continuou siguió',
  until: 'until till til bis jusqu hasta até finché because weil damit cuando',
  if: 'if when whenever unless wenn falls sonst sobald si quand sinon cuando si se quando caso senão sennò',
  hit: 'hit hits hitting punch* slap* smack* kick* beat beats beating beaten shove* swing swung swung headbutt* schlag* schlug geschlagen ohrfeige* gescheuert geknallt geprügelt prügel* verprügel* verdrisch* tritt getreten faust frapp* gifl* claque* cogn* tabass* raclée baffe* tarte poing coups bat battu* pega pegó pegaba pegar pego golpe* cachetad* bofet* guantaz* puñetaz* patada* paliza bate bateu batia bater bati soco socos tapa tapas murro* chute* surra estalo picchi* schiaff* pugn* ceffon* botte menato mena calci sberl*',
  rough:
    'push* shov* grab* drag* pull* yank* twist* pin* slam* squeez* threw throw* chuck* corner* schubs* gestoßen stieß pack* gepackt gezerrt zerrt geworfen wirft gedrückt zugedrückt festgehalten geschüttelt pouss* attrap* agripp* plaqu* serr* secou* tir* jet* balanc* empuj* agarr* jal* sacud* tir* avent* apret* zarande* empurr* puxo* puxa* segur* sacod* sacud* jog* apert* atir* spint* spinge afferr* strett* tirat* tira scoss* scaravent* strattona*',
  choke:
    'chok* strangl* throat neck breathe würg* gewürgt gurgel kehle hals luft étrangl* gorge cou respirer ahorc* estrangul* cuello garganta respirar esgan* enforc* pescoço strangol* strozz* collo gola respirare',
  hurt: 'hurt* pain sore injur* weh verletz* schmerz* tut mal blesse* douleur lastim* dolía duele* daño machuc* dói doer* doía male fatto ferit* sanguin*',
  bruise:
    'bruise* mark marks black swollen scar scars welts blau* fleck* abdruck zugeschwollen bleus hématome* marque* traces moretón* moret* marcas morado* roxo* nódoas olho livid* segni occhio',
  blood: 'blood* bleed* bled blut* saign* sang sangr* sangue sanguin*',
  weapon:
    'knife gun pistol weapon bat messer pistole waffe couteau arme pistolet flingue cuchillo pistola arma navaja faca coltello revólver',
  afraid:
    'afraid scared fear* terrif* frighten* scares angst fürchte* peur terrorisé* trouille miedo asusta* temo medo assusta* paura terrorizz* spaventa*',
  force:
    'force* forcing forced make* made insist* pressur* pester* nag* beg* guilt* cave* gave owe* zwing* zwang gezwungen dräng* gedrängt druck nachgeb* nachgegeben nötig* forc* oblig* insist* céd* cède harcel* cede* ceder cedi obrig* força forço* costring* costrett* obblig* forzat* convinc*',
  stop: 'stop* quit listen aufhör* aufgehört ruhe arrêt* lâch* para parar paró paraba parou larga smett* smesso ferma fermato basta',
  yes: 'yes okay agreed consent* ja oui sí sim sì',
  sex: 'sex sexual* sleep intim* bed naked rape* raped assault* undress* vergewaltig* schlafen sexuell* ausgezogen nackt viol* violé* couch* coucher nu nue lit sexo acost* desnud* cama violaci* estupr* transar pelad* stupr* violent* nuda nudo letto scop*',
  touch:
    'touch* grop* fondl* kiss* finger* hand hands anfass* angefasst fasst berühr* küss* grapsch* gefasst touch* pelot* trip* main mains embrass* toca* tocó manose* mano manos besa* beija* passou mão mãos tocc* palp* mani mano bacia*',
  condom: 'condom protection kondom gummi capote préservatif condón preservativo camisinha',
  asleep:
    'asleep sleeping drunk passed unconscious sober schlaf* betrunken besoffen halb bewusstlos dorm* endormi* bourré* saoule* ivre dormía dormi* borracha borracho inconsciente bêbada bêbado dormindo ubriac* dormiv* addorment* dormo',
  drink:
    'drink drinks glass beer wine vodka spiked drug* getränk glas bier verre bière verres copa bebida cerveza trago copo bebida cerveja drinque bicchiere birra drogat* drogu* drog* dop* k.o.',
  memory:
    'remember memory black blackout blank filmriss erinner* weiß souvien* souvenir trou rappelle recuerdo recordar acuerdo lembro apaguei lembrar ricordo ricordare',
  woke: 'woke wake waking awake aufgewacht aufwach* wach réveil* despert* acord* svegli*',
  kill: 'kill* murder* umbring* bring* töt* tuer* tue tué crever mat* mato matar matarme asesin* matar amazz* ammazz* uccid* ucciso',
  die: 'die dead dying death suicid* died sterb* tot tod suizid* selbstmord mort morte mourir meurs suicid* morir muerto muerta muerte suicid* morrer morto morta morte suicíd* morire muoio',
  live: 'live living life alive exist* leben lebe dasein vivre vie exister vivir vida existir viver viva existe vivere vita esist* mondo mundo monde',
  end: 'end ending finish* over checked beend* schluss ende finir fin finisse acabar terminar fin acabo acaba termina* finire farla finita',
  leave:
    'leave left leaving go dump* break breakup broke verlass* verlasse trennen gehe weg abhau* quitt* part* rompre irme dejo deja dejar dejé voy terminar ir embora deix* largar lasci* vado andare',
  survive: 'without ohne sans sin sem senza better besser mieux mejor melhor meglio',
  pills:
    'pill pills tablets meds medicine overdose tylenol paracetamol xanax tablett* pillen schlaftablett* medikament* überdosis packung cachets médoc* somnifère* comprimés plaquette doliprane pastillas pastilla medicament* sobredosis paracetamol comprimido* remédio* cartela overdose rivotril pastigli* pasticch* sonnifer* medicin* tachipirina overdose scatola boîte',
  swallow:
    'swallow* took taken downed drank geschluckt genommen schluck* getrunken avalé avaler pris prendre bu tomé tomar tragué tomado traguei tomei tomar engoli ingoiat* preso presi bevut* mandato',
  save: 'saving saved stash* stockpil* sammel* gesammelt aufgehoben côté gardé guard* guardando parte metto mettendo',
  jump: 'jump* bridge ledge roof train spring* brücke dach zug saute* pont rebord toit salt* puente cornisa pul* ponte parapeito telhado butt* cornicione tetto',
  cut: 'cut* slit razor blade wrists ritz* klinge rasier* pulsadern coup* taillad* lame veines cort* navaja venas gilete pulsos tagli* lametta vene burn* verbrenn* brûl* quem* brucio',
  threat:
    'threat* warn* promise* swear* swore droh* gedroht warn* schwör* menac* jur* préven* amenaz* jur* advirt* ameaç* minacci* giura',
  regret:
    'regret pay sorry careful watch bereu* pass regrett* gaffe arrepent* cuidado pagar arrepend* pent* pagare',
  photo:
    'photo* pic pics picture* video* nude* screenshot* film* record* foto* bild* nackt* video* gefilmt image* filmé* vidéo* grab* captur* filmou gravou print filmat* registr*',
  publish:
    'post* leak* send* sent share sharing publish* upload* spread schick* veröffentlich* verschick* stell* hochlad* envo* publi* balanc* mand* public* sub* envi* espalh* post* manda* pubblic* invia*',
  money:
    'money pay card account bank salary allowance receipt* geld konto gehalt karte taschengeld kassen* argent carte compte salaire ticket* dinero tarjeta cuenta sueldo recib* dinheiro cartão conta salário mesada notinha* soldi carta conto stipendio paghetta scontrin*',
  papers:
    'key keys passport papers documents id visa immigration schlüssel pass papiere ausweis ausländerbehörde clés clefs passeport papiers llaves pasaporte papeles documentos migración chave chaves passaporte documentos chiavi passaporto documenti immigra*',
  phone:
    'phone messages password* texts calls chats emails handy passwört* nachricht* chats telefon* portable messages mdp mot passe celular móvil mensajes contraseñ* celular senha* mensagens telefono messaggi cellulare password',
  location:
    'location gps tracker airtag tracking camera app standort ortung peilsender tracker kamera position localisation traceur caméra ubicación rastreador cámara localização câmera rastread* posizione localizzator* telecamera',
  clothes:
    'clothes wear skirt* dress outfit makeup anzieh* klamotten rock röcke kleid habits jupe* habill* fringues ropa falda* visto ponerme vestir roupa saia* maquiagem vestit* vesto gonn* trucc*',
  job: 'work job boss office arbeit chef job büro travail boulot patron bosser trabajo jefe trabajar oficina trabalho chefe trabalhar lavoro capo lavorare',
  allow:
    'let lets allowed permission allow forbid* forbad* darf dürfen erlaub* verbiet* verboten lässt laisse permission droit interdit* deja permiso prohíb* prohib* deixa permissão proíb* proib* lascia permesso viet* vieta',
  decide:
    'decide* choose* pick* control* rules bestimmt entscheid* kontroll* décid* choisi* contrôl* decid* elige* control* escolh* scegli* controll*',
  check:
    'check* goes read reads looks look inspect* counts liest guck* durchsuch* lit fouill* vérifi* lee* revis* lê mexe olha legge guarda cont*',
  follow:
    'follow* stalk* watch* outside shows showed turned waits parked verfolg* beobacht* auftauch* taucht lauert steht vor suit suiv* débarque attend devant dehors sigue persig* afuera espera fuera aparec* segue perseg* espera porta appost* aspetta sotto fuori presenta',
  hide: 'hid* hide lock* lie lied secret versteck* eingesperrt abgeschlossen einschlie* cach* planqu* enferm* clé escond* encerr* tranc* escond* nascond* nascost* chius*',
  police:
    'police cops doctor hospital er shelter polizei arzt krankenhaus frauenhaus police flics médecin hôpital foyer policía médico hospital refugio polícia médico hospital abrigo polizia carabinier* medico ospedale rifugio',
  tremble:
    'cry* cried shak* tremb* froze freeze wein* zitter* erstarr* pleur* trembl* figé* llor* tembl* congel* chor* trem* trav* piang* tremo bloccat*',
  rage: 'angry mad furious rage yell* scream* snaps moods temper wütend rastet schreit ausraste* colère crie* énerv* enfad* enoj* grita* furios* bravo grita* surta urla arrabbi* impazz*',
  drunken: 'drinks drunk trinkt betrunken boit bu toma borracho bebe bêbado beve ubriaco',
  blame:
    'fault crazy deserve* blame schuld selber verrückt faute folle mérit* culpa loca merez* culpa louca merec* colpa pazza merit*',
  past: 'ago used former years then survived childhood damals früher jahre jahren kindheit ans années enfance autrefois hace años antes infancia anos atrás infância anni fa infanzia',
  now: 'now just tonight yesterday today gerade jetzt eben gestern heute hier maintenant viens ahora acabo ayer anoche agora acabei ontem adesso appena ieri',
  everyone:
    'everyone world nobod* anyone all alle welt keiner monde personne tous todos mundo nadie ninguém tutti nessuno',
  tired:
    'tired sick done exhausted müde satt marre bout fatigué* cansad* harta stanc* cansei aguent* aguanto supporte peux ce faccio',
  wish: 'want wanna wish will wünsch* mag lust veux veut envie aimerais quiero ganas quisiera quero queria vontade voglio voglia vorrei',
  fun: 'lol haha* hehe jaja* mdr laugh* funny cute sweet lovely joke* love loved lach* lustig süß witzig ri rire drôle mignon chou risa lindo broma gracios* rir rimos fofo kkk* rsrs ridere carin* dolce scherz*',
  food: 'pizza sushi dessert cook* lunch dinner soup coffee cake lasagn* koch* essen kaffee kuchen suppe nachtisch cuisin* resto soupe café gâteau cena cocin* sopa postre almuerzo jantar cozinh* bolo sobremesa cucin* zuppa dolce caffè torta kitchen',
  game: 'game games chess ball play* tennis cards spiel* schach karten tor jeu jou* échecs cartes juego jug* ajedrez partido jog* xadrez partita gioc* scacchi karaoke bowling ski snow* piste',
  story:
    'film movie series book documentary podcast novel serie buch doku krimi* livre série polar peli película libro documental novela filme livro documentário libro documentario giall*',
  dating:
    'app tinder bumble hinge swip* match profile date dates appli rencard profil cita citas perfil encontro encontros appuntament* profilo second third zweites deuxième segunda segundo secondo',
  answer:
    'text texts reply answer* wrote write schreib* antwort* écri* répond* escrib* contest* respond* escrev* scriv* rispon*',
  body: 'face head hair jaw chin lip lips nose eye eyes ear ears tooth teeth arm arms wrist* finger* hand hands leg legs knee* foot toe* rib ribs back stomach belly chest shoulder* skin gesicht kopf haar* kiefer lippe* nase auge* ohr* zahn zähne arm handgelenk* finger hand bein* knie fuß rippe* rücken bauch brust schulter* visage tête cheveux mâchoire lèvre* nez oeil yeux oreille* dent dents bras poignet* doigt* main jambe* genou* pied côte* dos ventre poitrine épaule* cara cabeza pelo mandíbula labio* nariz ojo* oreja* diente* brazo* muñeca* dedo* mano pierna* rodilla* pie costilla* espalda barriga estómago pecho hombro* rosto cabeça cabelo queixo lábio* olho* orelha* dente* braço* pulso* perna* joelho* pé costela* costas peito ombro* faccia testa capelli mascella labbr* naso occh* orecchi* denti braccio braccia polso polsi dita dito gamba gambe ginocchi* piede costole schiena pancia petto spall*',
  injured:
    'stitch* cast brace sling concussion fracture* broken sprain* limp* bandage* swollen surgery genäht stiche gips schiene geschient gehirnerschütterung gebrochen bruch verstaucht humpel* verband plâtre attelle suture commotion fractur* foulure boîte* pansement points escayola puntos collarín férula conmoción fractur* esguince cojeo gesso tala pontos concussão fratur* torci manco curativo gesso punti tutore commozione frattur* slogat* zoppico bend*',
  purpose:
    'purpose deliberately punish* lesson because absicht absichtlich strafe bestraf* lektion weil exprès punir punition leçon parce propósito adrede castig* lección porque propósito castig* lição apposta punir* punizione lezione perché',
  object:
    'door wall drawer table chair bed plate glass mug bottle phone car stairs floor tür wand schublade tisch stuhl bett teller tasse flasche auto treppe boden porte mur tiroir table chaise lit assiette tasse bouteille voiture escalier* sol puerta pared cajón mesa silla cama plato taza botella coche escaler* suelo porta parede gaveta mesa cadeira cama prato caneca garrafa carro escada chão porta muro cassetto tavolo sedia letto piatto tazza bottiglia macchina scale pavimento',
  pretend:
    'pretend* cover* think thinks believe* told makeup sleeves scarf concealer denk* glaub* erzähl* gesagt schminke ärmel schal abdeck* fais crois* pens* dit maquillage manches écharpe finj* cree* piensa* dije maquillaje mangas bufanda acha* falei disse maquiagem manga cachecol pensano crede* detto trucco maniche sciarpa',
  against:
    'although though even anyway despite against still obwohl trotzdem dennoch gegen quand même malgré alors contre aunque igual pese contra mesmo apesar embora contra nonostante benché comunque contro anche',
  enjoy:
    'fun lovely great sweet nice happy glad proud finally thanks perfect romantic schön toll süß nett glücklich froh stolz endlich danke perfekt romantisch génial mignon* gentil* heureu* content* fier* enfin merci parfait* romantique genial bonito dulce feliz contento* orgullos* por fin gracias perfecto romántico ótimo lindo doce feliz contente orgulhos* finalmente obrigad* perfeito romântico bello dolce gentile felice contento* fier* finalmente grazie perfetto romantico',
  sport:
    'gym yoga training ski* skate* climb* bike football volleyball judo boxing kletter* rad fußball boxen turnen tanz* escalade vélo foot danse boxe entrenar escalada bici fútbol boxeo baile academia futebol vôlei bicicleta dança palestra arrampicata bici calcio pallavolo ballo',
  scared_of_date:
    'nervous shy butterflies awkward embarrass* blush* nervös schüchtern peinlich schmetterling* scham timide gêné* honte papillons nervios* tímid* vergüenza mariposas nervos* vergonha mico borboletas nervos* timid* imbarazz* figura farfalle',
  approve:
    'approve* accept* agree* permission okay einverstanden zustimm* genehmig* d accord accept* approuv* acuerdo acept* aprob* concord* aceit* aprov* accordo accett* approv*',
  should: 'should how what soll wie was dois comment que puis debo cómo qué devo como dovrei come cosa',
};

const EXACT = new Map<string, string[]>();
const BEGINNINGS: (readonly [string, string])[] = [];
/** What words mean, as far as it was asked. */
const KNOWN = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

for (const [concept, words] of Object.entries(WORDS))
  for (const word of new Set(words.split(' ').map(plainly))) {
    if (word.endsWith('*')) BEGINNINGS.push([word.slice(0, -1), concept]);
    else EXACT.set(word, [...(EXACT.get(word) ?? []), concept]);
  }

/** What a word of a text as in `plainText` may mean. */
export function conceptsOf(word: string): readonly string[] {
  const known = KNOWN.get(word);
  if (known) return known;
  const begun = BEGINNINGS.filter(([beginning]) => word.startsWith(beginning)).map(([, concept]) => concept);
  const concepts = [...new Set([...(EXACT.get(word) ?? []), ...begun])];
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(word, concepts);
  return concepts;
}

function plainly(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 's')
    .replace(/œ/g, 'oe')
    .replace(/([a-z])\1+/g, '$1');
}
