import type { SafetyTexts } from './safety-texts';

const TELL_SOMEONE =
  'Si puedes, cuéntaselo a alguien de confianza y guarda los mensajes como prueba si es seguro. Soy un coach de citas y no puedo valorar cuánto peligro corres; estas personas sí.';

export const SPANISH_TEXTS: SafetyTexts = {
  openings: {
    'self-harm':
      'Gracias por contármelo. Cómo te sientes importa más que cualquier cita o puntuación, y no tienes que cargar con esto en soledad.',
    violence:
      'Lo que cuentas es grave, y nadie merece que le hagan daño. No es culpa tuya. Tu seguridad va antes que cualquier cita o puntuación.',
    'sexual-coercion':
      'Siento mucho lo que te ha pasado. Lo que se hizo sin tu sí no es culpa tuya, da igual lo que dijeras, bebieras o llevaras puesto. Tú decides qué pasa ahora.',
    control:
      'Lo que cuentas es control, no cariño. Tu móvil, tu dinero, tus amistades y tu tiempo son tuyos. No es culpa tuya y no tienes que resolverlo en soledad.',
    threat:
      'Una amenaza es grave, aunque se diga en un momento de rabia. No es culpa tuya, y no te toca averiguar en soledad si iba en serio.',
    hurting:
      'Hace falta valor para decirlo. Hacer daño a alguien es grave, y parar está en tu mano; hay gente que ayuda justo con eso. Primero dale a la otra persona espacio y seguridad.',
    'past-abuse':
      'Gracias por confiármelo. Lo que te pasó no fue culpa tuya, y es normal que todavía se note. Aquí no hay prisa para nada.',
  },
  topicOpenings: {
    'friend-suicide':
      'Da miedo oír algo así de alguien que te importa, y haces bien en tomarlo en serio. Puedes preguntarle directamente si piensa en quitarse la vida; preguntar no le da la idea. Escucha, no discutas y, si puedes, no dejes que se quede a solas con eso.',
    stalking:
      'Aparecer después de un no, seguirte o escribirte desde cuentas nuevas es acoso, no romanticismo. No es tu culpa y no debes más respuestas: un no claro fue suficiente.',
    attempt: 'Hiciste bien en decirlo. Esto se puede tratar, y cada minuto cuenta.',
    'partner-suicide':
      'Oír algo así pesa mucho y asusta. Tómalo en serio, pero su vida no puede depender solo de ti: puedes irte, y no tienes la culpa de lo que haga otra persona. Una amenaza así también puede ser una forma de retenerte.',
    images:
      'Amenazar con fotos íntimas es delito en muchos países, y no es culpa tuya. Pagar o ceder casi nunca lo termina. No borres nada: guarda mensajes y capturas como prueba.',
  },
  advice: {
    'friend-suicide':
      'Si puede hacerlo ahora o no consigues localizar a esa persona, llama a emergencias y di dónde está. No hace falta que tengas la certeza.',
    stalking:
      'No respondas más y anota cada vez el día y el lugar, con foto si es seguro. Di a vecinos y en el trabajo qué hacer si aparece, cambia tus recorridos y revisa móvil, bolso y coche por si hay rastreadores.',
    attempt:
      'Di qué tomaste o hiciste, cuánto y cuándo, y abre la puerta. No te provoques el vómito ni bebas alcohol; deja los envases a la vista. Si sangras, aprieta fuerte un paño sobre la herida. Si estás en un lugar alto, en una carretera o en las vías, da un paso atrás y siéntate. Si hay alguien cerca, llámalo ahora.',
    choking:
      'Que te aprieten el cuello puede causar lesiones aunque no se vean, incluso horas después. Por favor, ve hoy al médico y di lo que pasó.',
    spiked:
      'Si fue en los últimos días, ve ya a urgencias o al médico y pide un análisis de sangre y orina: el rastro de una droga desaparece en horas o pocos días. Que te acompañe alguien de confianza.',
    stealthing:
      'Quitarse el condón sin tu sí es una agresión. En las primeras 72 horas pueden ayudarte en un centro médico o una farmacia: la anticoncepción de urgencia funciona mejor cuanto antes, y en urgencias pueden darte medicación contra el VIH (PEP).',
    'sexual-coercion':
      'Si ha sido hace poco, en las primeras 72 horas un médico puede ayudarte con lesiones, embarazo e infecciones, y guardar pruebas aunque nunca denuncies.',
    'partner-suicide':
      'Si puede hacerlo ahora, llama a emergencias y di dónde está. Esa ayuda es para esa persona; la gente de estas líneas también está para ti.',
    control:
      'Si alguien puede estar leyendo tu móvil, pide ayuda desde otro aparato o desde el de una amistad, y cambia ahí tus contraseñas.',
  },
  closings: {
    'self-harm':
      '¿Hay alguien cerca a quien puedas llamar o con quien puedas estar ahora mismo? Soy un coach de citas, no una línea de crisis; allí una persona puede hacer lo que yo no puedo.',
    violence:
      'Si puedes, dile a alguien de confianza dónde estás. Ten en cuenta que otros pueden ver tu móvil o esta página. Soy un coach de citas y no puedo valorar cuánto peligro corres; estas personas sí.',
    'sexual-coercion':
      'Si puedes, cuéntaselo a alguien de confianza. No le debes tu historia a nadie, y nunca es tarde para hablar. Soy un coach de citas; estas personas saben qué se puede hacer.',
    control: TELL_SOMEONE,
    threat: TELL_SOMEONE,
    hurting:
      'Si puede volver a pasar, sal antes de la habitación y llama. Soy un coach de citas; estas personas pueden ayudarte a cambiarlo.',
    'past-abuse':
      'Si algún día quieres hablarlo con alguien que sabe de esto, estas personas escuchan, incluso años después. Y si algo parecido está pasando ahora, cuéntamelo o cuéntaselo.',
  },
  topicClosings: {
    'friend-suicide':
      'Tampoco tienes que cargar con esto a solas: estas líneas hablan también con amigos y familia. Soy un coach de citas y no puedo hacer lo que pueden hacer allí.',
    attempt:
      'Quédate al teléfono hasta que alguien esté contigo. Soy un coach de citas y no puedo enviar ayuda; la persona al teléfono sí.',
    'partner-suicide':
      'Si puedes, avisa a su familia o a una amistad suya, para que no dependa de ti. Soy un coach de citas; estas personas saben qué hacer.',
  },
  emergency: (number) =>
    number === null
      ? 'Si tú u otra persona corre peligro ahora mismo, llama primero a emergencias: 112 en Europa, 911 en casi toda América.'
      : `Si tú u otra persona corre peligro ahora mismo, llama primero al ${number}.`,
  callNow: (number) =>
    number === null
      ? 'Llama ahora a emergencias: 112 en Europa, 911 en casi toda América. No esperes a ver si empeora.'
      : `Llama ahora al ${number}. No esperes a ver si empeora.`,
  poisonLines: 'Si tomaste o tragaste algo, también puedes llamar a:',
  linesHere: 'Estas personas están para ti:',
  linesAnywhere: 'Encuentra una línea gratuita y confidencial en tu país:',
  byText: (word, number) => (word === null ? `SMS al ${number}` : `SMS ${word} al ${number}`),
  card: 'Esto solo lo ves tú. Lo que escribiste aquí suena serio.',
  unsure: {
    before: 'Puede que te esté entendiendo mal, y prefiero preguntar de más. Si es así, esto va primero:',
    after: 'Si no es así, dímelo y respondo a lo que preguntaste.',
    denial: 'Me entendiste mal',
    denied: 'Entonces te entendí mal, y me alegro. Si alguna vez es algo serio, dímelo.',
    card: 'Esto solo lo ves tú. Puede que lo entienda mal, pero podría ser serio.',
  },
};
