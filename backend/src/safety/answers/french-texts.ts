import type { SafetyTexts } from './safety-texts';

const TELL_SOMEONE =
  "Si tu peux, parles-en à quelqu'un de confiance, et garde les messages comme preuves si c'est sans risque. Je suis un coach de rencontres et je ne peux pas évaluer le danger ; ces personnes le peuvent.";

export const FRENCH_TEXTS: SafetyTexts = {
  openings: {
    'self-harm':
      "Merci de me l'avoir dit. Ce que tu ressens compte plus que n'importe quel rendez-vous ou score, et tu n'as pas à porter ça sans aide.",
    violence:
      "Ce que tu décris est grave, et personne ne mérite qu'on lui fasse du mal. Ce n'est pas ta faute. Ta sécurité passe avant n'importe quel rendez-vous ou score.",
    'sexual-coercion':
      "Je suis vraiment désolé de ce qui t'est arrivé. Ce qui s'est fait sans ton oui n'est pas ta faute, quoi que tu aies dit, bu ou porté. C'est toi qui décides de la suite.",
    control:
      "Ce que tu décris, c'est du contrôle, pas de l'attention. Ton téléphone, ton argent, tes amis et ton temps t'appartiennent. Ce n'est pas ta faute, et tu n'as pas à gérer ça sans aide.",
    threat:
      "Une menace est grave, même dite sous le coup de la colère. Ce n'est pas ta faute, et ce n'est pas à toi de découvrir si elle était sérieuse.",
    hurting:
      "Il faut du courage pour le dire. Faire du mal à quelqu'un est grave, et c'est à toi d'arrêter ; des gens aident exactement à cela. Laisse d'abord à l'autre de l'espace et de la sécurité.",
    'past-abuse':
      "Merci de me confier ça. Ce qui t'est arrivé n'était pas ta faute, et c'est normal que ça laisse des traces. Ici, rien ne presse.",
  },
  topicOpenings: {
    'friend-suicide':
      "C'est effrayant à entendre de quelqu'un qui compte pour toi, et tu fais bien de le prendre au sérieux. Tu peux demander directement si cette personne pense au suicide ; la question ne donne pas l'idée. Écoute, ne discute pas, et si possible ne la laisse pas seule avec ça.",
    stalking:
      "Débarquer après un non, suivre ou écrire depuis de nouveaux comptes, c'est du harcèlement, pas du romantisme. Ce n'est pas ta faute, et tu ne dois plus de réponse : un non clair suffisait.",
    attempt: 'Tu as bien fait de le dire. Cela se soigne, et chaque minute compte.',
    'partner-suicide':
      "C'est lourd à entendre, et ça fait peur. Prends-le au sérieux, mais sa vie ne repose pas que sur toi : tu as le droit de partir, et tu n'es pas responsable de ce que fait quelqu'un d'autre. Une telle menace peut aussi servir à te retenir.",
    images:
      "Menacer quelqu'un avec des photos intimes est un délit dans beaucoup de pays, et ce n'est pas ta faute. Payer ou céder n'y met presque jamais fin. N'efface rien : garde messages et captures comme preuves.",
  },
  advice: {
    'friend-suicide':
      "Si ça peut arriver maintenant ou si tu n'arrives pas à joindre cette personne, appelle les urgences et dis où elle est. Une certitude n'est pas nécessaire.",
    stalking:
      "Ne réponds plus et note chaque fois le jour et le lieu, avec une photo si c'est sans risque. Dis aux voisins et au travail quoi faire, change tes trajets, et cherche des traceurs dans le téléphone, le sac et la voiture.",
    attempt:
      "Dis ce que tu as pris ou fait, combien et quand, et déverrouille la porte. Ne te fais pas vomir et ne bois pas d'alcool ; laisse les boîtes bien en vue. Si tu saignes, appuie fort un tissu sur la plaie. Si tu es en hauteur, sur une route ou sur des rails, recule et assieds-toi. S'il y a quelqu'un près de toi, appelle cette personne maintenant.",
    choking:
      "Une strangulation peut blesser même si rien ne se voit, et même des heures après. S'il te plaît, consulte un médecin aujourd'hui et dis ce qui s'est passé.",
    spiked:
      "Si c'était ces derniers jours, va maintenant aux urgences ou chez un médecin et demande une analyse de sang et d'urine : les traces disparaissent en quelques heures à quelques jours. Fais-toi accompagner par quelqu'un de confiance.",
    stealthing:
      "Retirer le préservatif sans ton oui est une agression. Dans les 72 heures, un médecin ou une pharmacie peut aider : la contraception d'urgence marche mieux prise tôt, et l'hôpital peut donner un traitement contre le VIH (TPE).",
    'sexual-coercion':
      "Si c'est récent, un médecin peut t'aider dans les 72 heures pour les blessures, une grossesse ou les infections, et conserver des preuves même sans plainte.",
    'partner-suicide':
      'Si ça peut arriver maintenant, appelle les urgences et dis où se trouve cette personne. Cette aide est pour elle ; les gens ci-dessous sont là pour toi aussi.',
    control:
      "Si quelqu'un lit peut-être ton téléphone, demande de l'aide depuis un autre appareil ou celui d'un proche, et change tes mots de passe de là.",
  },
  closings: {
    'self-harm':
      "Y a-t-il quelqu'un près de toi que tu peux appeler ou rejoindre maintenant ? Je suis un coach de rencontres, pas une ligne de crise ; là-bas, une personne peut faire ce que je ne peux pas.",
    violence:
      "Si tu peux, dis à quelqu'un de confiance où tu es. Pense que d'autres peuvent voir ton téléphone ou cette page. Je suis un coach de rencontres et je ne peux pas évaluer le danger ; ces personnes le peuvent.",
    'sexual-coercion':
      "Si tu peux, parles-en à quelqu'un de confiance. Tu ne dois ton histoire à personne, et il n'est jamais trop tard pour parler. Je suis un coach de rencontres ; ces personnes savent ce qui est possible.",
    control: TELL_SOMEONE,
    threat: TELL_SOMEONE,
    hurting:
      "Si ça peut se reproduire, sors de la pièce avant et appelle. Je suis un coach de rencontres ; ces personnes peuvent t'aider à changer ça.",
    'past-abuse':
      "Si un jour tu veux en parler avec quelqu'un qui connaît bien cela, ces personnes écoutent, même des années après. Et si quelque chose de semblable se passe maintenant, dis-le-moi ou dis-le-leur.",
  },
  topicClosings: {
    'friend-suicide':
      "Toi non plus, tu n'as pas à porter ça sans aide : ces lignes parlent aussi aux proches. Je suis un coach de rencontres et je ne peux pas faire ce qu'elles peuvent.",
    attempt:
      "Reste au téléphone jusqu'à ce que quelqu'un soit avec toi. Je suis un coach de rencontres et je ne peux pas envoyer de secours ; la personne au téléphone le peut.",
    'partner-suicide':
      'Si tu peux, préviens sa famille ou un ami, pour que ça ne repose pas sur toi. Je suis un coach de rencontres ; ces personnes savent quoi faire.',
  },
  emergency: (number) =>
    number === null
      ? "Si toi ou quelqu'un d'autre êtes en danger maintenant, appelle d'abord les urgences : 112 en Europe, 911 en Amérique du Nord."
      : `Si toi ou quelqu'un d'autre êtes en danger maintenant, appelle d'abord le ${number}.`,
  callNow: (number) =>
    number === null
      ? "Appelle les urgences maintenant : 112 en Europe, 911 en Amérique du Nord. N'attends pas de voir si cela empire."
      : `Appelle le ${number} maintenant. N'attends pas de voir si cela empire.`,
  poisonLines: 'Si tu as pris ou avalé quelque chose, tu peux aussi appeler :',
  linesHere: 'Ces personnes sont là pour toi :',
  linesAnywhere: 'Trouve une ligne gratuite et confidentielle dans ton pays :',
  byText: (word, number) => (word === null ? `SMS au ${number}` : `SMS ${word} au ${number}`),
  card: "Il n'y a que toi qui vois ceci. Ce que tu as écrit ici a l'air grave.",
  unsure: {
    before:
      "Je te comprends peut-être mal, et je préfère demander une fois de trop. Si c'est bien ça, ceci passe avant tout :",
    after: "Si ce n'est pas ça, dis-le-moi et je répondrai à ta question.",
    denial: 'Tu as mal compris',
    denied: "Alors j'avais mal compris, et tant mieux. Si un jour c'est grave, dis-le-moi.",
    card: "Il n'y a que toi qui vois ceci. Je me trompe peut-être, mais ça pourrait être grave.",
  },
};
