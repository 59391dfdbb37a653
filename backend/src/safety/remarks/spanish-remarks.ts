import type { RemarkWords } from './remark-words';

export const SPANISH_REMARKS: RemarkWords = {
  parts: {
    people: [
      'amig[ao]s?|amix|compa|herman[ao]s?|hermanit[ao]|mamas?|papas?|madre|padres?|viejos|familia|vecin[ao]s?|compañer[ao]s?',
      'roomie|tia|tio|prim[ao]s?|abuel[ao]s?|psicolog[ao]|terapeuta|medic[ao]|policia|poli|alguien|gente',
    ].join('|'),
    whose: '(un|una|mi|mis|unas|unos|otra|otro|el|la) (mejor |gran )?',
    not: '(?<! (?:no|tampoco|nunca|si|cuando|ojala|ni|tiene|tienen|tuvo|le da|le dio|les da|el|ella) (?:[a-z]+ )?)',
  },
  says: {
    afraid: `
      <not>(tengo|tenia|me da|me dio|siento|sentia|con|que|q|mucho|much[oi]simo|de) (mucho |mucha |un |tanto |tanta |muchisimo |bastante |algo de |demasiado |puto )*(miedo|miedito|panico|terror|pavor|ansiedad)
      <not>(estoy|toy|me siento|sigo|ando|quede) (super |muy |tan |bien |re |toda |todo |un poco )*(asustad*|aterrad*|aterroriza*|nervios*|temblando|llorando|angustiad*|ansios*|en panico|en shock|paralizad*|insegur*)
      (me tiembla|me tiemblan|tiemblo|estoy que tiemblo|temblando|me asusta|me asuste|me aterra|ataque de (panico|ansiedad))
      no (puedo|consigo|logro|paro|dejo) (parar |dejar )?(de )?(dormir|respirar|comer|temblar|llorar|calmarme|tranquilizarme|salir)
      no (duermo|he dormido|pude dormir|dormi|pego ojo|pegue ojo)
      no (me siento|estare) (muy |nada )?(segur[ao]|a salvo|tranquil[ao])
      no estoy (nada )?a salvo
      (y )?(si|que tal si) (vuelve|viene|regresa|me encuentra|me busca|me sigue|me hace|aparece|se entera)`,
    accompanied: `
      <not>(estoy|toy|ando|vine|me vine|sigo|me quedo|me quede|me voy|voy|duermo|estare) (ya |aqui |aca |ahora |ahorita |hoy |en casa |a casa |sentada |sentado |a salvo |bien )*(con|donde|de|a) (la casa de |casa de )?<whose><people>(?! (?:que|de (?:el|ella)) )
      <not>(estoy|toy|me vine|me fui|me quedo|me quede|voy|ya|duermo) (ya |ahora |ahorita |a |en |pa |para |hoy )*(la )?(casa|lo|depa|piso) de <whose><people>(?! (?:que|de (?:el|ella)) )
      (mi|una|un|otra|otro) (mejor |gran )?<people> (esta |ya |viene |va |se |queda |ahora |aqui |vino )*(conmigo|a mi lado|a buscarme|a recogerme|a por mi|por mi|acompaña|me acompaña|me lleva (a|al|en|con)|me recoge|me va a (recoger|buscar|llevar)|me esta llevando|me viene a (buscar|recoger))(?! (?:a mal|loc))
      (?!(?:el|ella|ese|esa|este|esta|novio|novia|marido|esposo|pareja|ex|chico|tipo|cita|que|quien|no|ya|nadie|siempre|y) )[a-z]{3,} (me lleva a|me recoge|viene a (buscarme|recogerme|por mi)|viene por mi|me viene a (buscar|recoger))
      (alguien|la policia) (esta |ya |viene |se queda )*(conmigo|aqui conmigo|en camino)
      (viene|esta en camino|llega|llego) (ya |ahora )?(la policia|(mi|una|un) (mejor )?<people>)(?! (?:y|que))`,
    safe: `
      <not>(estoy|toy|ya|me siento|llegue|sigo) (ya |ahora |por ahora |mas |por fin |en casa |aqui |bien y |sana y |sano y )*(a salvo|salva|salvo|fuera de peligro|en un lugar seguro|en lugar seguro)
      <not>(me siento) (ya |ahora |por ahora |mas )*(segur[ao])(?! (?:de|que|con|si))
      (logre|pude|consegui) (escapar|huir|salir|irme|escaparme)
      llegue (ya |a casa |sana y |a mi casa )*(bien|salva|salvo)
      (estoy |toy |me he )?encerr(ada|ado|é|e) con llave
      (me escape|me fui|me sali|sali) (corriendo|de (alli|ahi|su casa|la casa|su piso|su depa|casa))
      (cerre|tranque|cerrado|eche) (ya |bien )?(con llave|la puerta|las puertas|todo|la llave|el cerrojo)
      (ya )?se (ha ido|fue|marcho|largo) (ya |por fin )?[.,]
      (estoy|voy|toy|ya) (ya |ahora |yendo )?en (un |el )?(taxi|uber|cabify|autobus|bus|metro|tren|hotel|hospital|comisaria|urgencias|un refugio)(?! con (?:el|ella))
      (estoy|toy) (ya |ahora )?en (un |el |la |una )?(refugio|hotel|hospital|comisaria|urgencias)`,
    'self-blame': `
      (es|fue|sea|ha sido|todo|por|tambien|quiza|quizas|igual) (tambien |todo |en parte |un poco |toda )*(mi|x mi|por mi) (propia )?culpa
      culpa mia
      (tengo|tenia|tuve|siento) (yo )?(la |parte de |algo de |tambien |toda )*culpa
      me siento (muy |tan |super |bien |re |fatal y )*(culpable|tont[ao]|idiota|estupid[ao]|imbecil|suci[ao]|avergonzad[ao]|pendej[ao]|boba|bobo|mal conmigo)
      (soy|fui|que|seré|he sido) (muy |tan |una |un |re |bien |demasiado )*(tont[ao]|idiota|estupid[ao]|imbecil|pendej[ao]|exagerad[ao]|dramatic[ao]|paranoic[ao]|ingenu[ao]|boba|bobo|loc[ao]|sensible|confiad[ao])
      (estoy|estare) (siendo |yo |muy |un poco )*(exagera*|loca|loco|paranoic[ao]|dramatic[ao]|dramatizando)
      (exagero|exagerando|exagere|a lo mejor exagero|me lo invento|hago un drama|un drama de)
      (me da|que) (mucha |tanta )?(verguenza|asco de mi)
      (no )?(deberia|debi|tendria|tenia|tenia que|tuve) (de |que )?(no )?(haber|haberme|haberle|haberlo|ir|irme|decir|beber|provoca*)
      por que (no )?(me |le |lo |la )?(fui|dije|hice|deje|grite|sali|segui|volvi|meti|quede)
      (yo )?fui (yo )?(quien|la que|el que|la q|el q) (lo |la )?(empec*|empez*|provoc*|busc*)
      yo (lo|la|le) (provoque|busque|incite|deje|anime)
      (lo|la|le|me lo) (provoque|busque|mereci|merezco|incite|enoje|hice enojar|hice enfadar|deje entrar|invite)
      no (dije|le dije|supe decir) (que )?no
      (habia|estaba|iba|tambien estaba) (yo )?(bebido yo|muy borracha|muy tomada|coqueteando)
      (bebi|tome) (demasiado|mucho|de mas)
      demasiado (sensible|dur[ao]|blanda|blando|exagerad[ao]|dramatic[ao]|confiad[ao]|ingenu[ao])
      me quede (congelad[ao]|paralizad[ao]|quieta|quieto)`,
    excusing: `
      no (es|era|fue|sea|seria) (realmente |en realidad |siempre |tan |nada |para |un |una |mala |mal |muy |normalmente |en el fondo |de verdad )*(asi|malo|mala|mal|grave|tanto|violent[ao]|peligros[ao]|maltrat*|agresiv[ao]|abuso|persona|gente|chico|tipo|nada|monstruo|su culpa|culpa (suya|de el|de ella))
      (solo|solamente|nomas|nada mas) (esta|estaba|es|era|fue|ha sido|paso|lo hizo|lo hace|me|bromeaba|queria) (muy |un |una |re |tan |que )*(triste|sol[ao]|estresad[ao]|borrach[ao]|tomad[ao]|celos[ao]|dolid[ao]|preocupad[ao]|enojad[ao]|enfadad[ao]|cansad[ao]|broma|jugando|vez|cuando|proteger*|protege|pegó)
      (fue |ha sido |es )?(solo|solamente|nomas) (una vez|esa vez|esta vez|cuando)
      (una|la primera) (sola )?vez (nada mas|nomas|que lo hace)
      (es|era) la primera vez
      (estaba|iba|habia|andaba|venia|esta) (muy |un poco |bien |re |solo |tan |pasando |bajo |con )*(borrach[ao]|tomad[ao]|bebido|estresad[ao]|celos[ao]|mal momento|mala racha|mucho estres|presion|deprimid[ao])
      no (lo hizo |lo dijo |lo hace )?(a proposito|queria|quiso|con mala intencion|era su intencion|fue su intencion|aposta|fue en serio)
      sin querer
      miedo (de|a) perderme
      (me )?(ha pedido|pidio|pide) (perdon|disculpas)
      se (ha )?(disculp*|arrepint*|arrepient*|arrepentid*)
      (esta|estaba) (muy |tan |super )?arrepentid[ao]
      (me quiere|me ama|me adora|me cuida|lo quiero|la quiero|lo amo|la amo|le quiero|lo extraño|la extraño|lo echo de menos)
      (el|ella|es|era|suele ser|puede ser|conmigo es) (es |era |suele ser |puede ser |normalmente |siempre |conmigo |muy |tan |super |re |bien |una |un |en el fondo |a veces )*(buen[ao]?|cariños[ao]|dulce|amable|maj[ao]|lind[ao]|tiern[ao]|encantador[a]?|atent[ao]|amoros[ao])( persona| gente| conmigo| tipo| chico| chica| hombre| mujer)?(?! (?:mi|que))
      (en el fondo|tiene buen (corazon|fondo))
      nunca (antes )?(me |lo |habia |me habia |me ha |lo habia )*(hizo|hecho|pegado|pego|haria|tocado|hace|paso|pasado)
      (prometio|prometido|promete|juro|jura) (que )?
      (va a|puede|quiere) cambiar
      (lloro|lloraba|esta llorando|estaba llorando|ha llorado)
      (otr[ao]s|hay gente|a otras|hay quien|otras personas) (que )?(lo |la |les |esta |estan )*(pasa|pasan|tienen|tiene|estan) (mucho |muchisimo )?peor
      (podria|pudo) (haber sido|ser) (mucho )?peor
      no (le |lo )?(tengo|me da) miedo
      no (fue|es|paso) (para tanto|nada|gran cosa)
      no quiero (meterlo|meterla|arruinar*|causar*|que tenga) (en )?(le )?(la vida|problemas|lios)`,
    brief: `
      gracias|grax|grasias|muchas|mil|muchisimas|thx|thanks|por|x|escucharme|escuchar|todo|tu ayuda|la ayuda|ayudarme|estar|ahi
      ok|okay|okey|oki|vale|va|bueno|bien|dale|listo|claro|de acuerdo|si|sip|no|nop|nope|ya|ajá|tal vez|quizas?|puede|supongo|puede ser|creo que si|creo que no
      no se|nose|ni idea|no lo se|no estoy segur[ao]|que hacer|hm|mm|ah|oh|eh|pues|entiendo|entendido|lo intentare|estoy bien|alex|pero|y`,
  },
  answers: {
    afraid: [
      'Es normal después de lo que me has contado, y no hace falta ser valiente. Llama a uno de los números que te di, o a alguien de confianza, y que siga contigo al teléfono mientras piensas en el siguiente paso.',
    ],
    accompanied: [
      'Me alegra que no estés pasando por esto en soledad. Cuando llegues a casa, cierra con llave y apunta lo que pasó, con la hora, mientras lo recuerdas. ¿A quién podrías contárselo hoy, para que alguien lo sepa?',
      'Bien. Si puedes, quédate por ahora con alguien de confianza. Los números que te di siguen ahí mañana también.',
    ],
    safe: [
      'Me alegra que por ahora tengas más seguridad. Si puedes, cierra con llave y apunta lo que pasó, con la hora, mientras lo recuerdas. ¿A quién podrías contárselo hoy, para que alguien lo sepa?',
      'Bien. Quédate donde sientas seguridad y, si puedes, con alguien de confianza. Los números que te di siguen ahí mañana también.',
    ],
    'self-blame': [
      'Lo que hace otra persona no es culpa tuya, da igual lo que dijeras o no dijeras antes. Y alarmarse no es exagerar: tú sabes mejor que nadie cómo lo viviste. ¿Hay alguien cerca que también pueda saberlo?',
    ],
    excusing: [
      'Puede ser verdad, y aun así lo que me has contado no está bien: ni la tristeza, ni el arrepentimiento, ni el amor dan derecho a hacer eso. No tienes que decidir qué clase de persona es. ¿Qué te daría más seguridad hoy?',
    ],
    brief: [
      'Aquí estoy. No hay que decidir nada esta noche. Si empeora, llama; no hace falta que tengas la certeza de que es lo bastante grave.',
    ],
  },
  otherwise: [
    'Te escucho, y ahora mismo no tenemos que hablar de citas. ¿Qué haría las próximas horas más seguras o más llevaderas para ti?',
    'Gracias por contármelo. Desde aquí no puedo valorar lo grave que es; las personas de esas líneas sí, y escuchan aunque solo quieras preguntar. ¿Quién cerca de ti podría saberlo también?',
    'Tómate tu tiempo. Si algo cambia, cuéntamelo o llama; basta con que sientas que algo no está bien.',
  ],
};
