import type { RemarkWords } from './remark-words';

/** Words that are used in Brazil and in Portugal. */
export const PORTUGUESE_REMARKS: RemarkWords = {
  parts: {
    people: [
      'amig[ao]s?|miga|migo|irmã|irmão|irma|irmao|irmãos|mana|mano|mãe|mae|mamãe|pai|papai|pais|família|vizinh[ao]s?|colegas?|coleg[ao]',
      'tia|tio|prim[ao]s?|avó|avô|vó|vô|psicólog[ao]|terapeuta|médic[ao]|polícia|alguém|alguem|gente',
    ].join('|'),
    whose: '((um|uma|uns|umas|o|a|os|as) )?((minha|meu|minhas|meus|outra|outro|da|do) )?(melhor |grande )?',
    not: '(?<! (?:não|nao|n|nunca|nem|se|quando|sem|queria|tem|teve|ele|ela) (?:[a-z]+ )?)',
    he: '(ele|ela|eles)',
    im: '(estou|to|tou|tô|fiquei|fico|me sinto|sinto me|ando|estava|tava|ainda estou|continuo)',
  },
  says: {
    afraid: `
      <not>(tenho|tinha|com|sinto|senti|dá|da|deu|muito|tanto|que|de|me dá|estou a ter) (muito |muita |tanto |tanta |um |bastante |mt |mto |o maior |pânico e )*(medo|pânico|pavor|terror|ansiedade)(?! (?:de me perder|dele me perder))
      <not><im> (muito |mt |mto |tão |super |bem |mega |toda |todo |ainda |meio |um pouco |a )*(assustad*|apavorad*|aterrorizad*|nervos*|tremendo|tremer|chorando|chorar|angustiad*|ansios*|em pânico|em choque|aterrad*|insegur*|desesperad*)
      (tremo|tremendo|não paro de|nao paro de|n paro de|me tremo|a tremer)
      (crise|ataque) de (pânico|ansiedade|choro)
      (não|nao|n|nem) (consigo|conseguia|consegui|to conseguindo|estou conseguindo|tô conseguindo) (mais |nem |parar de |parar )*(dormir|respirar|comer|tremer|chorar|me acalmar|acalmar|sair|de)
      (não|nao|n) (dormi|durmo|preguei o olho|comi)
      coração (está |ta |tá |a |tá batendo )*(disparad*|acelerad*|batendo|a mil|bater)
      (não|nao|n) (me sinto|estou|to|tô|tou) (muito |nada |mais )*(segur[ao]|a salvo|em segurança)
      (e )?se <he> (voltar|vier|me |aparecer|descobrir|fizer|souber)`,
    accompanied: `
      <not>(estou|to|tou|tô|fiquei|vou|vim|fui|durmo|vou dormir|vou ficar|ficar|cheguei) (agora |aqui |já |ja |bem |em casa |hoje |dormindo |dormir |ficar |indo |a ir |segura |seguro |a salvo |pra casa |)*(com|na casa d[ao]|em casa d[ao]|na d[ao]|pra casa d[ao]|para casa d[ao]|na casa de|em casa de|junto com) <whose><people>(?! (?:que|del[ea]s?) )
      <whose><people> (está |esta |ta |tá |vem |vai |já |ja |aqui |veio |agora |a |ficou |fica |tá vindo |vindo |a vir )*(comigo|do meu lado|ao meu lado|me buscar|buscar me|me pegar|me levar|me leva|levar me|me trazer|me levando|a caminho|a levar me|me acompanhar|me acompanha|me dar carona)(?! (?:a loucura|à loucura))
      (alguém|a polícia) (está |esta |ta |tá |vem |já |aqui |a )*(comigo|a caminho|vindo|chegando)
      (?!(?:ele|ela|eles|que|quem|namorado|namorada|marido|mulher|ex|cara|homem|gajo|tipo|isso|não|nao|ninguém|e) )[a-z]{3,} (vem me buscar|vai me buscar|tá vindo me buscar|ta vindo me buscar|vem buscar me|vem me pegar|me leva (para|pra) casa|está me levando|ta me levando)`,
    safe: `
      <not>(estou|to|tou|tô|me sinto|cheguei|já estou|sinto me) (agora |já |ja |por enquanto |mais |em casa |aqui |bem e |sã e |são e )*(segur[ao]|a salvo|salv[ao]|em segurança|fora de perigo|num lugar seguro|em um lugar seguro|em lugar seguro)(?! (?:de que|que|com|se))
      (consegui) (fugir|escapar|sair|ir embora|me soltar)
      (fugi|escapei|saí|sai|vim embora|fui embora) (de lá|dele|dela|correndo|da casa|do apartamento|do apê|a correr|a tempo|de casa|[.,])
      (tranquei|fechei|trancad[ao]|está trancad[ao]) (já |bem )?(a porta|as portas|tudo|à chave|a chave|a casa|[.,])
      porta (está |ta |tá )?(trancada|fechada)
      <he> (já |ja )*(foi embora|se foi|saiu|foi se embora|partiu|foi)( daqui| embora)? ([.,]|agora|já)
      (estou|to|tou|tô|já) (agora |indo |já )*(no|num|em um|na|numa|dentro do) (táxi|taxi|uber|ônibus|autocarro|metrô|metro|comboio|trem|hotel|hospital|delegacia|esquadra|upa|urgência)(?! com (?:ele|ela))`,
    'self-blame': `
      (minha|por minha|a minha|mea) (própria )?culpa
      culpa (é|foi|e|tambem é|também é|toda) (toda |também |tambem )?(minha|de mim)
      (eu )?(tenho|tive|tinha) (a |alguma |parte da |também |toda a )*culpa
      (me sinto|sinto me|to me sentindo|tô me sentindo|me senti) (muito |tão |mt |super |um |uma |bem |meio |mal e )*(culpad[ao]|burr[ao]|idiota|estúpid[ao]|tont[ao]|suj[ao]|envergonhad[ao]|trouxa|boba|bobo|parv[ao])
      (sou|fui|que|ser|sendo|estou a ser) (eu |muito |mt |tão |uma |um |mesmo |meio |bem |demasiado |burra e )*(burr[ao]|idiota|estúpid[ao]|tont[ao]|exagerad[ao]|dramátic[ao]|paranoic[ao]|paranóic[ao]|ingênu[ao]|ingénu[ao]|trouxa|boba|bobo|louc[ao]|sensível|culpad[ao]|parv[ao])
      (estou|to|tô|tou|tava|estava|talvez) (eu |a |só |esteja |muito |)*(exagera*|louca|louco|sendo dramátic[ao]|dramatiz*|paranoic[ao]|viajando|fazendo drama|ficando louca)
      (exager(o|ei|ando)|dramatiz*|drama meu|faço drama)
      (tenho|que|sinto|com|morro de) (muita |tanta |mt )?vergonha
      (eu )?(devia|deveria|podia|tinha que|não devia|nao devia) (nunca |também |eu |não |nao |é )*(ter|ir|saber|sabido|beber)
      (por que|porque|pq) (eu )?(não|nao|n) (fui|disse|gritei|saí|sai|fiz|falei|reagi)
      (eu )?(provoquei|mereci|mereço|pedi por isso|deixei (ele|ela|entrar|acontecer)|irritei|convidei|dei bola|dei corda|dei mole|incentivei|flertei|procurei isso)
      (não|nao|n|nunca) (disse|falei|soube dizer) (que )?(não|nao|n)
      (bebi) (demais|muito|mt|tanto|bastante)
      eu (também )?(estava|tava) (muito |mt |meio |bem |super )*(bêbad[ao]|bebad[ao]|bebendo)
      (muito|demasiado) (sensível|ingênu[ao]|exagerad[ao]|dur[ao]|mole|dramátic[ao])
      sensível demais
      (fiquei|congelei|paralisei) (paralisad[ao]|congelad[ao]|parad[ao]|quiet[ao]|sem reação|[.,])`,
    excusing: `
      (não|nao|n|nem|nunca) (é|e|era|foi|eh|foram|seria) (realmente |na verdade |sempre |tão |nada |uma |um |má |mau |muito |normalmente |no fundo |de verdade |bem |pra |para |culpa |lá |assim )*(assim|mau|má|mal|grave|tanto|violent[ao]|perigos[ao]|agressiv[ao]|abuso|pessoa|cara|nada|monstro|culpa del[ae]|del[ae]|sério|por mal)
      (só|so|apenas|somente) (está|estava|é|era|foi|ta|tá|tava|fica|ficou|me|brincou|queria|quer|faz|fez|quando) (muito |um |uma |meio |tão |mt |bem |a )*(triste|sozinh[ao]|estressad[ao]|stressad[ao]|bêbad[ao]|bebad[ao]|ciument[ao]|com ciúmes?|magoad[ao]|preocupad[ao]|nervos[ao]|cansad[ao]|brincadeira|brincar|brincando|vez|quando|protege*|isso|bebe|ele bebe|ela bebe)
      (só|so|apenas|somente) (uma vez|dessa vez|desta vez|essa vez|quando <he>)
      (uma vez só|uma única vez|primeira vez)
      (estava|tava|está|ta|tá|tinha|anda|passando|a passar) (muito |um pouco |meio |bem |só |passando |por |uma |a |tão |mt )*(bêbad[ao]|bebad[ao]|bebido|estressad[ao]|stressad[ao]|com ciúmes?|fase|fase difícil|mau momento|deprimid[ao]|estresse|stress|fora de si|nervos[ao])
      (não|nao|n) (fez |foi |falou )*(por mal|por querer|de propósito|quis|queria|intenção|a intenção|sério|a sério)
      sem querer
      medo de me perder
      (pediu|pede|pedir|pedindo) (muita |mil |logo )?(desculpas?|perdão)
      (se arrepend*|arrependid[ao]|arrependeu)
      (me ama|ama me|gosta de mim|cuida de mim|me adora|eu amo|amo (ele|ela)|gosto (dele|dela)|adoro (ele|ela)|amo o|saudade dele)
      <he> (é|e|eh|era|costuma ser|pode ser|sabe ser|consegue ser|normalmente|sempre|comigo|no fundo) (é |e |foi |tão |muito |mt |super |um |uma |bem |sempre |normalmente |mesmo |comigo |tb |também )*(bo[am]|bonzinh[ao]|carinhos[ao]|doce|amável|gentil|quer(ido|ida)|legal|fof[ao]|simpátic[ao]|atencios[ao]|amor|maravilhos[ao]|boa pessoa|bom rapaz|bom homem|fixe)
      (no fundo|bom coração)
      nunca (antes )?(me |tinha |havia |lhe |fez |mais )*(fez|feito|bateu|batido|machucou|faria|tocou|fez isso|aconteceu|agrediu|magoou)
      (prometeu|promete|jurou|jura)
      (vai|pode|quer) mudar
      (chorou|chorava|está chorando|ta chorando|tá chorando|estava a chorar)
      (outr[ao]s|tem gente|há quem|há gente|outras pessoas|gente) (que )?(passa|passam|tem|têm|sofre|sofrem|está|tá|estão|vive) (por )?(coisas? |muito |bem |mt )*pior(es)?
      (podia|poderia) (ter sido|ser) (muito |bem )?pior
      (não|nao|n) (tenho|to com|estou com) medo (dele|dela)
      (não|nao|n) (foi|é|aconteceu|e) (nada|nada demais|nada de mais|pra tanto|para tanto|tão ruim|tao ruim|tão mau)
      (estragar|acabar com|arruinar|destruir) a vida del[ae]
      (prejudicar|dar problemas? (a|pra|para)) (ele|ela)`,
    brief: `
      obrigad[ao]|obg|obgd|brigad[ao]|brigadã?o|valeu|vlw|thx|thanks|muito|mt|mto|mesmo|por|me|tudo|ouvir|escutar|ajudar|ajuda|pela|a|sua|tua|de coração
      ok|okay|okey|tá|ta|tá bom|ta bom|tá bem|ta bem|tabom|certo|beleza|blz|bom|bem|sim|ss|s|não|nao|n|nn|talvez|pode ser|acho que sim|acho que não|acho que nao|nem tanto|claro|pois|pois é|fixe
      sei lá|sei la|não sei|nao sei|n sei|nem sei|não tenho certeza|nao tenho certeza|que fazer|o|hm|ah|oh|eh|entendi|entendo|percebi|vou tentar|to bem|tô bem|estou bem|alex|mas|e|então`,
  },
  answers: {
    afraid: [
      'É natural depois do que você me contou, e não é preciso ser forte o tempo todo. Ligue para um dos números que passei, ou para alguém de confiança, e peça que fique ao telefone enquanto você pensa no próximo passo.',
    ],
    accompanied: [
      'Que bom que você não está passando por isso sem companhia. Quando chegar em casa, tranque a porta e anote o que aconteceu, com a hora, enquanto se lembra. A quem poderia contar hoje, para que alguém saiba?',
      'Que bom. Se puder, fique por enquanto com alguém de confiança. Os números que passei continuam valendo amanhã.',
    ],
    safe: [
      'Que bom que, por enquanto, você está mais em segurança. Se puder, tranque a porta e anote o que aconteceu, com a hora, enquanto se lembra. A quem poderia contar hoje, para que alguém saiba?',
      'Que bom. Fique onde sentir segurança e, se puder, com alguém de confiança. Os números que passei continuam valendo amanhã.',
    ],
    'self-blame': [
      'O que outra pessoa faz não é culpa sua, não importa o que você disse ou deixou de dizer antes. E se assustar com isso não é exagero: você sabe melhor do que ninguém como foi. Há alguém por perto que também possa saber?',
    ],
    excusing: [
      'Pode ser verdade, e mesmo assim o que você me contou não está certo: nem tristeza, nem arrependimento, nem amor dão esse direito a alguém. Você não precisa decidir que tipo de pessoa é. O que daria mais segurança a você hoje?',
    ],
    brief: [
      'Estou aqui. Nada precisa ser decidido esta noite. Se piorar, ligue; não é preciso ter certeza de que é grave o bastante.',
    ],
  },
  otherwise: [
    'Estou ouvindo, e não precisamos falar de encontros agora. O que tornaria as próximas horas mais seguras ou mais leves para você?',
    'Obrigado por me contar. Daqui não posso avaliar o quanto é grave; as pessoas dessas linhas podem, e escutam mesmo que você só queira perguntar. Quem, perto de você, também poderia saber?',
    'Leve o tempo que precisar. Se alguma coisa mudar, conte para mim ou ligue; basta sentir que algo não está certo.',
  ],
};
