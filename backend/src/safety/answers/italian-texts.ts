import type { SafetyTexts } from './safety-texts';

const TELL_SOMEONE =
  'Se puoi, parlane con una persona di fiducia e tieni i messaggi come prova, se è sicuro. Sono un coach di appuntamenti e non posso valutare il pericolo; queste persone sì.';

export const ITALIAN_TEXTS: SafetyTexts = {
  openings: {
    'self-harm':
      'Grazie per avermelo detto. Come stai conta più di qualsiasi appuntamento o punteggio, e non devi portare questo peso senza aiuto.',
    violence:
      'Quello che racconti è grave, e nessuno merita che gli si faccia del male. Non è colpa tua. La tua sicurezza viene prima di qualsiasi appuntamento o punteggio.',
    'sexual-coercion':
      'Mi dispiace tanto per quello che ti è successo. Ciò che è stato fatto senza il tuo sì non è colpa tua, qualunque cosa tu abbia detto, bevuto o indossato. Decidi tu che cosa succede ora.',
    control:
      'Quello che racconti è controllo, non affetto. Il tuo telefono, i tuoi soldi, le tue amicizie e il tuo tempo sono tuoi. Non è colpa tua, e non devi cavartela senza aiuto.',
    threat:
      'Una minaccia è grave, anche se detta con rabbia. Non è colpa tua, e non tocca a te scoprire se era sul serio.',
    hurting:
      "Ci vuole coraggio per dirlo. Fare del male a qualcuno è grave, e smettere dipende da te; ci sono persone che aiutano proprio in questo. Prima di tutto, lascia all'altra persona spazio e sicurezza.",
    'past-abuse':
      "Grazie per la fiducia. Quello che ti è successo non è stato colpa tua, ed è normale che si senta ancora. Qui non c'è fretta per niente.",
  },
  topicOpenings: {
    'friend-suicide':
      "Fa paura sentirlo da una persona a cui tieni, e fai bene a prenderlo sul serio. Puoi chiedere apertamente se pensa di togliersi la vita; chiederlo non mette l'idea in testa a nessuno. Ascolta, non discutere e, se puoi, non lasciare quella persona a tu per tu con questo.",
    stalking:
      'Presentarsi dopo un no, seguire o scrivere da profili sempre nuovi è stalking, non romanticismo. Non è colpa tua e non devi altre risposte: un no chiaro è bastato.',
    attempt: 'Hai fatto bene a dirlo. Si può curare, e ogni minuto conta.',
    'partner-suicide':
      "È pesante sentirlo, e fa paura. Prendilo sul serio, ma la sua vita non può reggersi solo su di te: puoi andartene, e non hai colpa di ciò che fa un'altra persona. Una minaccia così può anche servire a trattenerti.",
    images:
      'Minacciare con foto intime è reato in molti Paesi, e non è colpa tua. Pagare o cedere quasi mai lo fa finire. Non cancellare niente: tieni messaggi e screenshot come prova.',
  },
  advice: {
    'friend-suicide':
      "Se può succedere ora o se non riesci a raggiungerla, chiama le emergenze e di' dove si trova. Non serve esserne certi.",
    stalking:
      "Non rispondere più e annota ogni volta giorno e luogo, con una foto se è sicuro. Di' ai vicini e al lavoro cosa fare, cambia strada e cerca localizzatori in telefono, borsa e auto.",
    attempt:
      "Di' che cosa hai preso o fatto, quanto e quando, e apri la porta. Non provocarti il vomito e non bere alcol; lascia le confezioni dove si vedono. Se perdi sangue, premi forte un panno sulla ferita. Se sei in alto, su una strada o sui binari, fai un passo indietro e siediti. Se c'è qualcuno vicino, chiamalo adesso.",
    choking:
      'Una stretta al collo può ferire anche se non si vede nulla, e anche ore dopo. Per favore, fatti visitare oggi e racconta che cosa è successo.',
    spiked:
      'Se è stato negli ultimi giorni, vai adesso al pronto soccorso o da un medico e chiedi un esame del sangue e delle urine: le tracce spariscono in ore o pochi giorni. Fatti accompagnare da una persona di fiducia.',
    stealthing:
      "Togliere il preservativo senza il tuo sì è un'aggressione. Entro 72 ore un medico o una farmacia può aiutarti: la contraccezione d'emergenza funziona meglio prima la prendi, e in ospedale possono darti una terapia contro l'HIV (PEP).",
    'sexual-coercion':
      'Se è successo da poco, entro 72 ore un medico può aiutarti per ferite, gravidanza e infezioni, e conservare le prove anche senza denuncia.',
    'partner-suicide':
      "Se può farlo adesso, chiama il numero d'emergenza e di' dove si trova. Quell'aiuto è per lui o per lei; le persone qui sotto ci sono anche per te.",
    control:
      "Se qualcuno potrebbe leggere il tuo telefono, chiedi aiuto da un altro dispositivo o da quello di un'amica, e cambia lì le password.",
  },
  closings: {
    'self-harm':
      "C'è qualcuno vicino che puoi chiamare o con cui puoi stare adesso? Sono un coach di appuntamenti, non una linea di crisi; lì una persona può fare ciò che io non posso.",
    violence:
      "Se puoi, di' a una persona di fiducia dove sei. Ricorda che altri possono vedere il tuo telefono o questa pagina. Sono un coach di appuntamenti e non posso valutare il pericolo; queste persone sì.",
    'sexual-coercion':
      'Se puoi, parlane con una persona di fiducia. Non devi la tua storia a nessuno, e non è mai tardi per parlarne. Sono un coach di appuntamenti; queste persone sanno che cosa si può fare.',
    control: TELL_SOMEONE,
    threat: TELL_SOMEONE,
    hurting:
      'Se può succedere ancora, esci prima dalla stanza e chiama. Sono un coach di appuntamenti; queste persone possono aiutarti a cambiare.',
    'past-abuse':
      'Se un giorno vuoi parlarne con chi se ne intende, queste persone ascoltano, anche dopo anni. E se qualcosa di simile succede adesso, dillo a me o a loro.',
  },
  topicClosings: {
    'friend-suicide':
      'Neanche tu devi portare questo senza aiuto: queste linee parlano anche con amici e familiari. Sono un coach di incontri e non posso fare quello che possono loro.',
    attempt:
      'Resta al telefono finché qualcuno è con te. Sono un coach di appuntamenti e non posso mandare aiuto; la persona al telefono può.',
    'partner-suicide':
      'Se puoi, avvisa la sua famiglia o un amico, così che non pesi su di te. Sono un coach di appuntamenti; queste persone sanno che cosa fare.',
  },
  emergency: (number) =>
    number === null
      ? "Se tu o un'altra persona siete in pericolo adesso, chiama prima il numero d'emergenza: 112 in Europa, 911 in Nord America."
      : `Se tu o un'altra persona siete in pericolo adesso, chiama prima il ${number}.`,
  callNow: (number) =>
    number === null
      ? "Chiama adesso il numero d'emergenza: 112 in Europa, 911 in Nord America. Non aspettare di vedere se peggiora."
      : `Chiama adesso il ${number}. Non aspettare di vedere se peggiora.`,
  poisonLines: 'Se hai preso o ingoiato qualcosa, puoi chiamare anche:',
  linesHere: 'Queste persone ci sono per te:',
  linesAnywhere: 'Trova una linea gratuita e riservata nel tuo Paese:',
  byText: (word, number) => (word === null ? `SMS al ${number}` : `SMS ${word} al ${number}`),
  card: 'Lo vedi solo tu. Quello che hai scritto qui sembra serio.',
  unsure: {
    before:
      'Forse ti sto capendo male, e preferisco chiedere una volta di troppo. Se è così, questo viene prima di tutto:',
    after: 'Se non è così, dimmelo, e rispondo a quello che hai chiesto.',
    denial: 'Mi hai capito male',
    denied: 'Allora ti avevo capito male, e meno male. Se un giorno è una cosa seria, dimmelo.',
    card: 'Lo vedi solo tu. Forse capisco male, ma potrebbe essere una cosa seria.',
  },
};
