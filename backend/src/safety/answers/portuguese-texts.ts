import type { SafetyTexts } from './safety-texts';

const TELL_SOMEONE =
  'Se puder, conte a alguém de confiança, e guarde as mensagens como prova se for seguro. Sou um coach de encontros e não posso avaliar o perigo; estas pessoas podem.';

/** Words that read naturally in Brazil and in Portugal. */
export const PORTUGUESE_TEXTS: SafetyTexts = {
  openings: {
    'self-harm':
      'Obrigado por me contar. O que você sente importa mais do que qualquer encontro ou pontuação, e não precisa carregar isso sem ajuda.',
    violence:
      'O que você conta é grave, e ninguém merece ser machucado. A culpa não é sua. A sua segurança vem antes de qualquer encontro ou pontuação.',
    'sexual-coercion':
      'Sinto muito pelo que aconteceu. O que foi feito sem o seu sim não é culpa sua, não importa o que tenha dito, bebido ou vestido. É você quem decide o que vem a seguir.',
    control:
      'O que você conta é controle, não é carinho. O seu telefone, o seu dinheiro, as suas amizades e o seu tempo são seus. A culpa não é sua, e não precisa resolver isso sem ajuda.',
    threat:
      'Uma ameaça é grave, mesmo dita num momento de raiva. A culpa não é sua, e não cabe a você descobrir se era a sério.',
    hurting:
      'É preciso coragem para dizer isso. Machucar alguém é grave, e parar está nas suas mãos; há pessoas que ajudam exatamente com isso. Primeiro, dê à outra pessoa espaço e segurança.',
    'past-abuse':
      'Obrigado por confiar em mim. O que aconteceu não foi culpa sua, e é natural que ainda pese. Aqui não há pressa para nada.',
  },
  topicOpenings: {
    'friend-suicide':
      'Dá medo ouvir isso de alguém importante para você, e você faz bem em levar a sério. Pode perguntar diretamente se a pessoa pensa em se matar; perguntar não põe a ideia na cabeça de ninguém. Escute, não discuta e, se puder, não deixe a pessoa a sós com isso.',
    stalking:
      'Aparecer depois de um não, seguir ou escrever de contas novas é perseguição, não romantismo. A culpa não é sua, e você não deve mais respostas: um não claro bastou.',
    attempt: 'Você fez bem em contar. Isso tem tratamento, e cada minuto conta.',
    'partner-suicide':
      'É muito pesado ouvir isso, e assusta. Leve a sério, mas a vida dessa pessoa não depende só de você: pode ir embora, e não tem culpa do que outra pessoa faz. Uma ameaça assim também pode ser uma forma de prender você.',
    images:
      'Ameaçar alguém com fotos íntimas é crime em muitos países, e a culpa não é sua. Pagar ou ceder quase nunca resolve. Não apague nada: guarde mensagens e capturas de tela como prova.',
  },
  advice: {
    'friend-suicide':
      'Se pode acontecer agora ou se você não consegue falar com a pessoa, ligue para a emergência e diga onde ela está. Não é preciso ter certeza.',
    stalking:
      'Não responda mais e anote cada vez o dia e o lugar, com foto se for seguro. Diga a vizinhos e no trabalho o que fazer, mude seus caminhos e procure rastreadores no celular, na bolsa e no carro.',
    attempt:
      'Diga o que tomou ou fez, quanto e quando, e destranque a porta. Não provoque vômito e não beba álcool; deixe as embalagens à vista. Se estiver sangrando, aperte um pano com força na ferida. Se estiver num lugar alto, numa estrada ou nos trilhos, dê um passo atrás e sente-se. Se houver alguém por perto, chame essa pessoa agora.',
    choking:
      'Um aperto no pescoço pode ferir mesmo sem marcas, e mesmo horas depois. Por favor, procure um médico hoje e diga o que aconteceu.',
    spiked:
      'Se foi nos últimos dias, vá agora a uma urgência ou a um médico e peça exames de sangue e urina: os vestígios desaparecem em horas ou poucos dias. Peça a alguém de confiança que vá junto.',
    stealthing:
      'Tirar a camisinha (o preservativo) sem o seu sim é uma agressão. Nas primeiras 72 horas, um médico ou uma farmácia pode ajudar: a pílula do dia seguinte funciona melhor quanto antes, e um hospital pode dar medicação contra o HIV (PEP).',
    'sexual-coercion':
      'Se foi há pouco, nas primeiras 72 horas um médico pode ajudar com ferimentos, gravidez e infecções, e guardar provas mesmo sem denúncia.',
    'partner-suicide':
      'Se pode acontecer agora, ligue para a emergência e diga onde a pessoa está. Essa ajuda é para ela; as pessoas abaixo também estão aqui para você.',
    control:
      'Se alguém pode estar lendo o seu telefone, peça ajuda de outro aparelho ou do de alguém próximo, e mude as senhas por lá.',
  },
  closings: {
    'self-harm':
      'Há alguém por perto para quem possa ligar ou com quem possa ficar agora? Sou um coach de encontros, não uma linha de crise; lá, uma pessoa pode fazer o que eu não posso.',
    violence:
      'Se puder, diga a alguém de confiança onde está. Lembre que outros podem ver o seu telefone ou esta página. Sou um coach de encontros e não posso avaliar o perigo; estas pessoas podem.',
    'sexual-coercion':
      'Se puder, conte a alguém de confiança. Você não deve a sua história a ninguém, e nunca é tarde para falar. Sou um coach de encontros; estas pessoas sabem o que pode ser feito.',
    control: TELL_SOMEONE,
    threat: TELL_SOMEONE,
    hurting:
      'Se pode acontecer de novo, saia antes de perto e ligue. Sou um coach de encontros; estas pessoas podem ajudar a mudar isso.',
    'past-abuse':
      'Se um dia quiser falar disso com quem entende, estas pessoas escutam, mesmo anos depois. E se algo parecido acontece agora, conte a mim ou a elas.',
  },
  topicClosings: {
    'friend-suicide':
      'Você também não precisa carregar isso sem ajuda: essas linhas falam também com amigos e família. Sou um coach de encontros e não posso fazer o que elas podem.',
    attempt:
      'Fique ao telefone até alguém estar com você. Sou um coach de encontros e não posso mandar ajuda; a pessoa ao telefone pode.',
    'partner-suicide':
      'Se puder, avise a família ou um amigo dessa pessoa, para que isso não fique só com você. Sou um coach de encontros; estas pessoas sabem o que fazer.',
  },
  emergency: (number) =>
    number === null
      ? 'Se você ou outra pessoa está em perigo agora, ligue primeiro para a emergência: 190 no Brasil, 112 na Europa.'
      : `Se você ou outra pessoa está em perigo agora, ligue primeiro para o ${number}.`,
  callNow: (number) =>
    number === null
      ? 'Ligue agora para a emergência: 192 no Brasil, 112 na Europa. Não espere para ver se piora.'
      : `Ligue agora para o ${number}. Não espere para ver se piora.`,
  poisonLines: 'Se tomou ou engoliu alguma coisa, também pode ligar para:',
  linesHere: 'Estas pessoas estão aqui para você:',
  linesAnywhere: 'Encontre uma linha gratuita e confidencial no seu país:',
  byText: (word, number) => (word === null ? `SMS para ${number}` : `SMS ${word} para ${number}`),
  card: 'Só você vê isto. O que escreveu aqui parece sério.',
  unsure: {
    before:
      'Talvez eu esteja entendendo mal, e prefiro perguntar uma vez a mais. Se for isso, isto vem primeiro:',
    after: 'Se não for, me diga, e eu respondo ao que você perguntou.',
    denial: 'Você me entendeu mal',
    denied: 'Então entendi mal, e fico feliz por isso. Se um dia for sério, me diga.',
    card: 'Só você vê isto. Talvez eu esteja entendendo mal, mas pode ser sério.',
  },
};
