import type { RemarkWords } from './remark-words';

export const ITALIAN_REMARKS: RemarkWords = {
  parts: {
    people: [
      'amic[aoi]|amiche|sorella|fratello|sorellina|fratellino|mamma|madre|papà|babbo|padre|genitori|famiglia|miei|vicin[aoi]',
      'coinquilin[aoi]|colleg[aoh]i?|zia|zio|cugin[aoi]|nonn[aoi]|psicolog[ao]|terapeuta|medico|dottoressa|polizia|carabinieri|qualcuno',
    ].join('|'),
    my: '((la|il|le|i|l|un|una|gli|dalla|dal|dai) )?((mia|mio|mie|miei|altra|altro) )?(migliore |miglior |cara |caro |grande )?',
    not: '(?<! (?:non|nn|mai|senza|se|quando|né|ne|vorrei|ha|hanno|lui|lei) (?:[a-z]+ )?)',
    he: '(lui|lei)',
  },
  says: {
    afraid: `
      <not>(ho|avevo|mi fa|mi mette|fa|mi è venuta|che|di|tanta|ho ancora|sento) (un po di |tanta |tantissima |molta |sempre |ancora |troppa |davvero |una |una gran |un |così tanta |proprio |un sacco di |avuto )*(paura|terrore|panico|ansia|angoscia|attacchi di panico|l ansia|attacco di panico)(?! di perdermi)
      <not>(sono|sto|mi sento|ero|son|resto) (ancora |molto |tanto |così |troppo |davvero |tutta |tutto |un po |super |proprio |in preda al |completamente )*(spaventat*|terrorizzat*|impaurit*|nervos*|tremando|piangendo|angosciat*|ansios*|in panico|nel panico|panico|sotto shock|scioccat*|agitat*|sconvolt*|terrorizat*)
      (tremo|mi tremano|mi trema|sto tremando|mi spaventa|mi sono spaventat*|attacco di panico)
      (non|nn) (riesco|riuscivo|ce la faccio|smetto|sono riuscit[ao]) (più |neanche |nemmeno |a smettere |)*(a |di )?(dormire|respirare|mangiare|tremare|piangere|calmarmi|smettere|uscire|chiudere occhio)
      (non|nn) (dormo|ho dormito|ho chiuso occhio|mangio)
      cuore (mi |che |in |sta )*(batte|gola|battendo|a mille|martella)
      (non|nn) mi sento (più |per niente |affatto |molto )*(al sicuro|sicur[ao]|tranquill[ao])
      (non|nn) (sono|sto) (più |per niente |affatto )*(al sicuro|tranquill[ao])
      (e )?se (lui |lei )?(torna|ritorna|mi trova|viene|mi segue|mi fa|lo scopre|mi aspetta|ricomincia|si presenta)`,
    accompanied: `
      <not>(sono|sto|resto|dormo|vado|sono andat[ao]|rimango|vengo|son|siamo) (adesso |ora |qui |gia |già |a casa |andat[ao] |bene |stanotte |a dormire |dormendo |al sicuro |tornat[ao] |in macchina |al telefono |in casa )*(con|da|dalla|dal|dai|dall|di|della|del|dei|a casa di|a casa della|a casa del|coi) <my><people>(?! (?:che|di (?:lui|lei)|sua|suo) )
      <my><people> (è |e |sta |viene |arriva |sono |qui |ora |adesso |stanno |sta venendo |venendo |già |mi )*(con me|vicino a me|accanto a me|a prendermi|prendermi|mi accompagna|accompagna|mi porta (a casa|via|da)|mi riporta|riporta a casa|accompagnando|portando a casa|passa a prendermi|in arrivo|per strada)
      (qualcuno|la polizia|i carabinieri) (è |e |sta |sono |stanno |qui |già )*(con me|arrivando|arriva|in arrivo|arrivano|venendo)
      (?!(?:lui|lei|che|chi|ragazzo|ragazza|marito|moglie|ex|tipo|uomo|non|nessuno|ma|poi|quello|fidanzato|fidanzata) )[a-z]{3,} (mi accompagna a|mi riporta a|viene a prendermi|passa a prendermi|mi viene a prendere|mi sta (portando|accompagnando|venendo))`,
    safe: `
      <not>(sono|mi sento|sto|ora sono|siamo) (ora |adesso |per ora |più |finalmente |a casa |qui |arrivat[ao] |tornat[ao] |per il momento |gia |già )*(al sicuro|in salvo|fuori pericolo|in un posto sicuro|san[ao] e salv[ao])(?! (?:con|quando|se))
      (sono|son) (riuscit[ao] a |riuscit[ao] ad )?(scappat[ao]|fuggit[ao]|scappare|andarmene|fuggire|uscire)(?! con)
      (me ne sono andat[ao]|sono andat[ao] via|sono uscit[ao] da casa (sua|di))
      (ho )?(chiuso|sprangato|serrato) (bene |tutto )?(a chiave|la porta|le porte|tutto|a doppia mandata)
      porta (è |e )?chiusa
      (se n è andat[ao]|se ne è andat[ao]|se nè andat[ao]|se ne andat[ao]|se nè andat[ao]|è andat[ao] via|e andat[ao] via)(?! (?:con|da) )
      (sono|sto) (ora |adesso |già )*(in|su un|sul|nel|in un|al|all|alla|sull|sullo|dai|dalla|andando in|in una) (taxi|uber|autobus|bus|treno|metro|hotel|albergo|ospedale|pronto soccorso|questura|caserma|polizia)(?! con (?:lui|lei))`,
    'self-blame': `
      (è|e|sia|era|per|tutta|anche|solo|stata|la|di|eè|forse) (tutta |anche |solo |stata |la |in parte |un po )*(mia colpa|colpa mia)
      (colpa mia|mia colpa)
      (ho|avevo|sento) (io |anch io |anche io |avuto )*(la |parte della |qualche |delle )?colp[ae]
      (mi sento|mi sentivo|sentirmi) (così |tanto |troppo |molto |una |un |in |davvero |proprio |da )*(colpa|in colpa|stupid[ao]|scem[ao]|idiota|cretin[ao]|sporc[ao]|ridicol[ao]|patetic[ao]|responsabile|colpevole|debole)
      (sono|ero|sono stata|sono stato|che|stata|stato) (io |stat[ao] |troppo |così |proprio |una |un |davvero |molto |tanto |forse |solo |anche )*(stupid[ao]|scem[ao]|idiota|cretin[ao]|esagerat[ao]|drammatic[ao]|paranoic[ao]|ingenu[ao]|pazz[ao]|matt[ao]|sensibile|dur[ao]|permalos[ao]|responsabile|ubriac[ao]|brill[ao])
      (esagero|esagerando|esagerato|esagerata|ingigant*|drammatizz*|faccio (un |troppo )?dramm*|paranoi[ae])
      (mi vergogno|vergogna|mi odio)
      (avrei|avessi|potevo|dovevo|non dovevo) (forse |anche |io |proprio |mai |)*(dovuto|potuto|dire|dirgli|andar*|capirlo|saperlo|urlare|evitare|bere|lasciar*|salire|fidarmi|stare)
      perch[eé] (non )?(me ne |l |gli |le |ci |mi |sono |ho )+(andat*|detto|fatto|fermat*|urlato|reagito|rimast*|tornat*)
      (l |lo |la |gli |le |me la |me lo |io )?(ho |sono |io |anche io |me lo |me la |l )*(provocat[ao]|meritat[ao]|merito|cercat[ao]|istigat[ao]|illus[ao]|fatt[ao] (entrare|arrabbiare|incazzare)|lasciat[ao] fare|invitat[ao]|flirtato|stuzzicat[ao])
      (non|nn) (ho|gli ho|le ho|ho mai) (mai )?(detto|reagito|urlato|fatto) (di )?(no|niente|nulla|stop|basta|[.,])
      (ho|avevo) (io |anche io |anch io )?bevuto (troppo|molto|tanto)
      (troppo) (sensibile|ingenu[ao]|dur[ao]|fiducios[ao]|buon[ao]|drammatic[ao]|permalos[ao])
      sono rimast[ao] (paralizzat*|ferm*|bloccat*|immobil*)
      mi sono (bloccat*|paralizzat*|congelat*)`,
    excusing: `
      (non|nn|mica) (è|e|era|è stat[ao]|sia|fosse|erano) (davvero |veramente |sempre |così |stat[ao] |niente |un |una |cattiv[ao] |molto |di solito |mai |poi |tanto |in fondo |mica |che |per niente )*(così|cattiv[ao]|male|grave|gravissimo|violent[ao]|pericolos[ao]|aggressiv[ao]|abuso|persona|niente|nulla|mostro|colpa sua|granché|tragico|tipo|di che|sul serio)
      (solo|soltanto|semplicemente) (molto |un po |un |una |tanto |così |è |e |era |stat[ao] |troppo )*(triste|sol[ao]|stressat[ao]|ubriac[ao]|gelos[ao]|ferit[ao]|preoccupat[ao]|arrabbiat[ao]|nervos[ao]|stanc[ao]|scherz[ao]|scherzava|volta|quando|protettiv[ao]|innamorat[ao]|quella volta)
      (solo |soltanto |era |è stata |e stata )?(solo )?(una (sola )?volta|la prima volta|prima volta)
      (era|è|e|aveva|ha) (molto |un po |solo |così |troppo |davvero |tanto |passando |sotto |in )*(ubriac[ao]|bevuto|stressat[ao]|brill[ao]|un brutto periodo|brutto periodo|momento difficile|stress|depress[ao]|gelos[ao]|pentit[ao]|dispiaciut[ao])
      (sta|stava) passando
      (non|nn) (voleva|intendeva|l ha fatto|lo ha fatto|lo fa|l ha detto|lo voleva|ha fatto) (farmi |apposta|di proposito|male|davvero|con cattiveria|sul serio|fare)*
      (senza volerlo|senza volere|per sbaglio)
      (mi ha |ha |mi )?(chiesto|chiede) (scusa|perdono|mille volte scusa)
      paura di perdermi
      si (è |e )?(scusat[ao]|scusa|pent*)
      (gli|le) dispiace
      (mi ama|mi vuole bene|mi adora|tiene a me|lo amo|la amo|gli voglio bene|le voglio bene|mi manca)
      <he> (è|e|era|sa essere|può essere|di solito|in fondo|sempre|con me) (è |e |così |molto |tanto |sempre |davvero |una |un |di solito |in fondo |proprio |solitamente |anche |essere |stat[ao] |con me )*(buon[ao]?|brav[ao]|dolce|gentile|carin[ao]|affettuos[ao]|premuros[ao]|tener[ao]|tesoro|fantastic[ao]|persona|gentilissim[ao]|dolcissim[ao])
      (di solito|in fondo|normalmente) (è |e |lui |lei |sempre |così |molto |non )*(buon[ao]?|brav[ao]|dolce|gentile|carin[ao]|affettuos[ao]|tranquill[ao]|così)
      (buon cuore|brav[ao] (ragazz[ao]|persona|uomo)|buona persona)
      mai (fatto|successo|picchiat*|toccat*|alzato|alzat*|stat[ao]|capitato|messo)
      (non|nn) (mi ha|me l ha|l ha|aveva|lo ha|era) mai
      (ha |mi ha )?(promesso|promette|giurato|giura)
      (può|vuole) cambiare
      cambierà
      (piangeva|ha pianto|sta piangendo|stava piangendo)
      (altr[ei]|c è gente|c è chi|gli altri|ad altre|ad altri|gente) (che )?(sta|stanno|passa|passano|ha|hanno|vive|vivono|è andata|va|succede) (molto |di |di molto |cose |ben |anche )*peggio
      (poteva|potrebbe) (andare|essere|andarmi) (molto )?peggio
      (non|nn) ho paura di (lui|lei)
      (non|nn) (è|e) (successo |stato |)*(niente|nulla)
      (rovinar*|distrugger*) (gli |le )?la vita
      (metter(lo|la)|crear(gli|le)|dargli|darle) (nei |dei )?(guai|problemi|casini)`,
    brief: `
      grazie|graz|grz|thx|thanks|mille|tante|molte|infinite|davvero|di|tutto|cuore|per|avermi|ascoltat[ao]|l|aiuto|ascoltarmi|esserci|il
      ok|okay|okey|oki|va bene|vabbè|vabbe|d accordo|bene|certo|capito|ho capito|capisco|sì|si|sisi|sii|no|nono|nn|non proprio|non molto|forse|magari|può darsi|credo|credo di sì|credo di no|penso di sì|penso di no|già|chiaro|perfetto
      non so|non lo so|nn so|nn lo so|boh|bo|che fare|cosa fare|non saprei|non sono sicur[ao]|hm|mh|ah|oh|eh|mah|ci provo|ci proverò|sto bene|tutto bene|alex|ma|e|allora`,
  },
  answers: {
    afraid: [
      'È normale dopo quello che mi hai raccontato, e non serve farsi coraggio a tutti i costi. Chiama uno dei numeri che ti ho dato, o una persona di fiducia, e resta al telefono con lei mentre pensi al prossimo passo.',
    ],
    accompanied: [
      "Meno male che c'è qualcuno con te. Quando arrivi a casa, chiudi a chiave e scrivi che cosa è successo, con l'ora, finché te lo ricordi. A chi potresti dirlo stasera, così che qualcuno lo sappia?",
      'Bene. Se puoi, per ora resta con una persona di fiducia. I numeri che ti ho dato ci sono anche domani.',
    ],
    safe: [
      "Meno male che per ora sei più al sicuro. Se puoi, chiudi a chiave e scrivi che cosa è successo, con l'ora, finché te lo ricordi. A chi potresti dirlo stasera, così che qualcuno lo sappia?",
      'Bene. Resta dove ti senti al sicuro e, se puoi, con una persona di fiducia. I numeri che ti ho dato ci sono anche domani.',
    ],
    'self-blame': [
      "Quello che fa un'altra persona non è colpa tua, qualunque cosa tu abbia detto o non detto prima. E allarmarsi non è esagerare: sai meglio di chiunque come l'hai vissuto. C'è qualcuno vicino a te che potrebbe saperlo?",
    ],
    excusing: [
      "Può essere vero, e quello che mi hai raccontato resta comunque sbagliato: né la tristezza, né il pentimento, né l'amore danno il diritto di farlo. Non devi decidere che tipo di persona sia. Che cosa ti farebbe sentire più al sicuro oggi?",
    ],
    brief: [
      "Sono qui. Stasera non c'è niente da decidere. Se peggiora, chiama; non serve avere la certezza che sia abbastanza grave.",
    ],
  },
  otherwise: [
    'Ti ascolto, e adesso non dobbiamo parlare di appuntamenti. Che cosa renderebbe le prossime ore più sicure o più leggere per te?',
    'Grazie per avermelo detto. Da qui non posso valutare quanto sia grave; le persone di quelle linee sì, e ascoltano anche se vuoi solo chiedere. Chi, vicino a te, potrebbe saperlo?',
    'Prenditi il tempo che ti serve. Se cambia qualcosa, dimmelo o chiama; basta sentire che qualcosa non va.',
  ],
};
