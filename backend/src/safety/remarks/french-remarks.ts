import type { RemarkWords } from './remark-words';

export const FRENCH_REMARKS: RemarkWords = {
  parts: {
    people: [
      'amie?s?|pote|(?<! (?:ma|la) )copines?|(?<! (?:mon|le) )copains?|soeur|frère|frangine|frangin|maman|mère|papa|père|parents|famille|voisine?s?|coloc(ataire)?s?',
      'collègues?|tante|tata|oncle|tonton|cousine?|grand mère|grand père|mamie|papi|psy|médecin|docteur|police|flics?|gendarmes',
      'quelqu un|qqn',
    ].join('|'),
    a: '(un|une|mon|ma|mes|des|l|d|la|les|le) (meilleure? |grande? |petite? |bonne? |super )?',
    not: '(?<! (?:pas|plus|jamais|sans|si|quand|aucune?|ni|il a|elle a|il est|elle est|lui) (?:[a-z]+ )?)',
    he: '(il|elle|c)',
    im: '(je suis|jsuis|j suis|chui|chuis|je me sens|jme sens|suis|on est|j etais|je sui)',
  },
  says: {
    afraid: `
      <not>(j ai|jai|g|ai|j|trop|tellement|vachement|me fait|fait|grave) (trop |très |tellement |vraiment |super |hyper |encore |toujours |vachement |grave |si |un peu |bien )*(peur|la trouille|la boule au ventre|flippe|les jetons|mal au ventre|des angoisses|des crises)(?! de me perdre)
      peur (qu il|qu elle|de lui|d elle|de rentrer|de sortir|pour ma vie)
      <im> (encore |trop |toute? |très |tellement |complètement |super |hyper |vraiment |grave |un peu |morte? de )*(terrifiee?|effrayee?|terrorisee?|paniquee?|angoissee?|stressee?|flippee?|tremblante?|en panique|en larmes|en choc|sous le choc|choquee?|peur|trouille|nerveu[xs]e?)
      (je|jme|j) (me )?(tremble|panique|flippe|angoisse|stresse|pleure|balise)(?! plus)
      (crise|attaque) (de panique|d angoisse)
      (j?arrive|peux|j?arrivais) (pas|plus|meme pas) (plus )?(à |a |m )*(dormir|respirer|manger|arrêter|calmer|me calmer|fermer)
      (pas|plus|rien|peu) (dormi|mangé|fermé l oeil)
      (dors|mange) (plus|pas)
      coeur (qui )?(bat|cogne|s emballe)
      (suis|me sens|sens) (pas|plus|pas du tout|pas trop) (en sécurité|tranquille|en securite|rassurée?|à l abri|safe)
      (et )?s il (revient|me|vient|recommence|est là|débarque|sait)
      (et )?si elle (revient|me|vient|recommence|débarque|sait)`,
    accompanied: `
      <not>(suis|jsuis|chui|chuis|sui|reste|dors|vais|pars|rentre|j suis|on est|venue?|partie?|allée?) (là |maintenant |actuellement |encore |bien |en ce moment |rentrée? |partie? |réfugiée? |à la maison |au tel |au téléphone |dormir |ici |à l abri |en sécurité |désormais |la )*(avec|chez) (<a>)?<people>(?! (?:qui|de lui|d elle|à lui) )
      <a><people> (est |reste |sont |arrive |vient |va |elle |il |là |la |ici |en ce moment )*(avec moi|à côté de moi|près de moi|me chercher|me récupérer|me ramène|me ramene|me raccompagne|m emmène|m emmene|me dépose|en route|me conduit)
      (quelqu un|la police|qqn) (est |arrive |vient |va |reste )*(avec moi|me chercher|en route|me ramène|me raccompagne)
      (la police|les flics|les gendarmes) (arrive|arrivent|est là|sont là|est en route)
      (?!(?:il|elle|on|qui|ça|copain|copine|mec|mari|femme|ex|date|type|gars|ne|y|et|mais|alors|que|je|personne|pas|aucun|mon|ton) )[a-z]{3,} (me ramène|me ramene|me raccompagne|vient me (chercher|récupérer|prendre)|passe me (chercher|prendre))`,
    safe: `
      <not><im> (là |maintenant |enfin |bien |pour l instant |plus |rentrée? |en route |chez moi |ici )*(en sécurité|à l abri|hors de danger|safe|saine? et sauve?|en lieu sûr)(?! (?:avec|quand))
      bien rentrée?
      (je me suis|jme suis|j ai|j|jai|je suis|jsuis|suis) (réussi à |pu |bien |enfin |vite )*(enfuie?|m enfuir|partir|m échapper|échappée?|sauvée?|me sauver|sortie? de chez (lui|elle)|partie? de chez (lui|elle)|fui)
      (fermé|verrouillé|ferme) (bien |tout )?(à clé|à clef|à double tour|la porte|le verrou|les portes)
      porte (est )?(bien )?(fermée|verrouillée)
      (il|elle) (est |s est |vient de |a |enfin |s en est |s )*(parti|partie|partir|barrée?|en est allée?|filé)(?! (?:avec|de|du) )
      (suis|jsuis|chui|j suis) (là |maintenant )?(dans (un|le) |à l |à la |au |aux |dans )(taxi|uber|bus|metro|train|hotel|hôpital|commissariat|urgences|gendarmerie|tram)(?! avec (?:lui|elle))`,
    'self-blame': `
      (ma|de ma|m) (propre )?fautes?
      (j ai|jai|je l ai|jl ai|j l ai|je l|jlai|je) (bien |aussi |peut être |sans doute |un peu |trop |ptet |surement |moi même |du )*(provoquée?|méritée?|mérite|cherchée?|exagér*|exagere|abuse|abusé|aguichée?|laissée? (faire|entrer)|énervée?|poussée? à|incitée?|chauffée?|invitée?|flirté|trop bu|suivi|rien dit|rien fait|pas réagi|pas dit non|pas crié)
      (j ai|jai|j) (beaucoup |beaucoup trop |trop )(bu)
      j avais (trop |beaucoup |un peu )*(bu|picolé)
      (suis|j étais|me sens|sens|c est moi qui suis|jme sens|j suis|jsuis) (une |un |peut être |ptet |trop |vraiment |tellement |si |la |le |pas mal |juste |hyper |aussi |bien |complètement )*(conne?|idiote?|bête|stupide|nulle?|naïf|naïve|naif|naive|coupable|sale|folle|fou|honteu[xs]e?|parano|susceptible|sensible|dramatique|responsable|débile|dure|bourrée?|ivre|molle)
      (je |jme |je me )?(culpabilise|m en veux|dramatise|exagère|surréagis|fais des films|fais tout un plat|fais une montagne)
      (j ai|jai|ai) (tellement |trop |si )?honte
      (j aurais|jaurais|j aurai|jaurai|j) (jamais |pas |peut être |ptet |bien |mieux )*(dû|du|pas dû|pas du|pu) (dire|pas|partir|ne|lui|le|la|me|m|y|voir|savoir|aller|faire|crier|rester|monter|accepter|réagir)
      pourquoi (je |j |ne |n |suis |ai |jai |l |lui |me |m |y |pas |rien )+(partie?|restée?|dit|crié|allée?|réagi|fait|laissée?|suivi|monté)
      (trop) (sensible|gentille?|naïve|naïf|confiante?|dure|susceptible|molle|dramatique)
      (suis|j suis) restée? (figée?|paralysée?|plantée?|avec (lui|elle))
      à cause de moi`,
    excusing: `
      (est|était|sont|c est|cest|c|suis|etait) (pas|jamais) (vraiment |si |aussi |du genre |toujours |d habitude |tellement |un |une |quelqu un de |mauvais |mauvaise |méchant |très |trop |bien |comme |du tout |non plus )*(comme ça|comme ca|grave|méchante?|violente?|dangereu[xs]e?|mauvaise?|méchant|un monstre|agressi(f|ve)|rien|terrible|sa faute|si terrible|la mort|fait exprès|mec|personne|homme|un drame|un viol)
      (pas) (fait )?exprès
      (voulait|voulu|veut) pas (me |m |faire |le |dire |ça |vraiment )*(mal|blesser|dire|ça|faire peur|faire)
      pas (si|aussi) (grave|méchante?|terrible|mal)
      (juste|seulement|que|simplement|<he> est|<he> était|il etait) (un peu |très |trop |vraiment |tellement |super |sous |complètement )*(triste|seule?|stressée?|bourrée?|ivre|saoule?|jalou[xs]e?|blessée?|inquiète?|fatiguée?|énervée?|amoureu[xs]e?|perdue?|une blague|une fois|quand <he> boit|pression|déprimée?|protect(eur|rice))
      (qu une|juste une|seulement une|une seule) (seule )?fois
      première fois
      peur de me perdre
      (il|elle) (avait|a) (juste |un peu |beaucoup |trop )*(bu|picolé)
      (il|elle) (s est |s |m a |est |a |c est |déjà |quand même |beaucoup |vraiment |tellement |demandé |présenté |ses )*(excusée?|excuses|pardon|désolée?|regrette|pleuré|promis|juré)
      (il|elle) (m |me |regrette|pleure|est |vraiment |beaucoup |quand même )*(aime|adore|regrette|pleurait|pleure)(?! pas)
      je (l |le |la |t )?(aime|l aime|adore) (encore |toujours |quand même |trop |beaucoup )*[.,]
      (il|elle) (est |était |peut être |sait être |d habitude |normalement |tellement |vraiment |très |trop |super |hyper |si |au fond |quand même |adorable|avec moi |en vrai |sinon |toujours )*(gentille?|gentils?|adorable|mignonne?|douce?|doux|attentionnée?|tendre|cool|quelqu un de bien|un bon gars|une bonne personne|bonne personne|sympa|parfaite?)
      (d habitude|au fond)
      (jamais) (rien |me |m |encore |été |avait |levé |vraiment )*(fait|touchée?|frappée?|fait de mal|la main|violente?|arrivé|comme ça)
      (va|peut|veut|vas) (changer|se faire aider|plus recommencer|pas recommencer)
      (y a|il y a|ya|d autres?|y en a|certain(e)?s) (qui )?(ont |vivent |c est |pour |vécu |bien |beaucoup |des choses |plus )*(pire|pires|bien pire)
      (aurait pu|pourrait) être (bien |beaucoup )?pire
      (j ai|jai) pas peur (de lui|d elle)
      (il s est|s est) rien passé
      (lui |le |la |l )(attirer|causer|faire) (des |d )?(ennuis|problèmes)
      (gâcher|détruire|foutre en l air|bousiller) sa vie`,
    brief: `
      merci|mrc|mci|thx|thanks|beaucoup|bcp|infiniment|mille|fois|à|toi|de|m avoir|écoutée?|m écouter|d être|là|pour|tout|ton|l|aide|vraiment
      ok|okay|okey|d accord|daccord|dac|dacc|oki|bien|bon|ça va|ca va|ça marche|oui|ouais|ouai|ui|wi|non|nan|nn|nope|pas vraiment|peut être|ptet|peutetre|si|voilà|je suppose|je crois|je pense|je crois pas|je pense pas
      je sais pas|j sais pas|jsp|jsais pas|chais pas|je ne sais pas|sais pas|aucune idée|je suis pas sûre?|je ne suis pas sûre?|pas sûre?|quoi faire|trop|hm|ah|oh|euh|bah|ben|compris|je comprends|je vois|je vais essayer|je vais bien|alex|mais|et`,
  },
  answers: {
    afraid: [
      "C'est normal après ce que tu m'as raconté, et tu as le droit d'avoir peur. Appelle un des numéros que je t'ai donnés, ou quelqu'un de confiance, et garde cette personne au téléphone pendant que tu réfléchis à la suite.",
    ],
    accompanied: [
      "C'est bien que quelqu'un soit avec toi. Une fois chez toi, ferme à clé et note ce qui s'est passé, avec l'heure, tant que tu t'en souviens. À qui pourrais-tu en parler ce soir, pour que quelqu'un soit au courant ?",
      "Bien. Si tu peux, reste pour l'instant avec quelqu'un de confiance. Les numéros que je t'ai donnés seront encore là demain.",
    ],
    safe: [
      "C'est bien que tu sois plus en sécurité pour l'instant. Ferme à clé si tu peux, et note ce qui s'est passé, avec l'heure, tant que tu t'en souviens. À qui pourrais-tu en parler ce soir, pour que quelqu'un soit au courant ?",
      "Bien. Reste là où tu te sens en sécurité, et si possible avec quelqu'un de confiance. Les numéros que je t'ai donnés seront encore là demain.",
    ],
    'self-blame': [
      "Ce que fait quelqu'un d'autre n'est pas ta faute, quoi que tu aies dit ou non avant. Et t'en inquiéter n'a rien d'exagéré : tu sais mieux que quiconque ce que tu as ressenti. Y a-t-il quelqu'un près de toi qui pourrait aussi être au courant ?",
    ],
    excusing: [
      "C'est peut-être vrai, et ce que tu m'as raconté n'est quand même pas acceptable : ni la tristesse, ni les regrets, ni l'amour n'en donnent le droit. Tu n'as pas à décider de quel genre de personne il s'agit. Qu'est-ce qui te donnerait plus de sécurité aujourd'hui ?",
    ],
    brief: [
      "Je suis là. Rien n'a besoin d'être décidé ce soir. Si ça empire, appelle ; pas besoin d'avoir la certitude que c'est assez grave.",
    ],
  },
  otherwise: [
    "Je t'écoute, et rien ne nous oblige à parler de rencontres maintenant. Qu'est-ce qui rendrait les prochaines heures plus sûres ou plus faciles pour toi ?",
    "Merci de m'en parler. D'ici, je ne peux pas évaluer à quel point c'est grave ; les personnes de ces lignes le peuvent, et elles écoutent même si tu veux seulement poser une question. Qui, près de toi, pourrait aussi être au courant ?",
    'Prends ton temps. Si quelque chose change, dis-le-moi ou appelle ; il suffit que tu sentes que quelque chose ne va pas.',
  ],
};
