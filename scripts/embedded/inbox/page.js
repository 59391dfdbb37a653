// @ts-check

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const list = element('list');
const view = element('mail');
const clear = element('clear');
const VIEWS = /** @type {const} */ (['Mail', 'Text', 'Headers', 'Source']);

/** @type {Array<{ id: string, to: string[], from: string, subject: string, date: string, text: string, html: string, headers: Record<string, string>, links: string[] }>} */
let messages = [];
let shown = '';

/** @param {string} tag @param {Record<string, string>} [attributes] @param {...(Node | string)} content */
function make(tag, attributes = {}, ...content) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...content);
  return node;
}

async function refresh() {
  messages = await (await fetch('/api/messages')).json();
  element('count').textContent = messages.length === 1 ? '1 email' : `${messages.length} emails`;
  element('empty').hidden = messages.length > 0;
  clear.hidden = messages.length === 0;
  list.replaceChildren(...messages.map(row));
  show();
}

/** @param {(typeof messages)[number]} message */
function row(message) {
  const time = make('time', { datetime: message.date }, shortTime(message.date));
  const link = make('a', { href: `#${message.id}` }, make('strong', {}, message.subject || '(no subject)'));
  link.append(make('span', {}, message.to.join(', ')), time);
  if (message.id === location.hash.slice(1)) link.setAttribute('aria-current', 'true');
  return make('li', {}, link);
}

/** @param {string} date */
function shortTime(date) {
  const day = new Date(date);
  const isToday = day.toDateString() === new Date().toDateString();
  return day.toLocaleString([], isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' });
}

function show() {
  const id = location.hash.slice(1);
  for (const link of list.querySelectorAll('a')) {
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const message = messages.find((one) => one.id === id);
  if (!message) {
    shown = '';
    view.replaceChildren(
      make('p', { class: 'hint' }, id ? 'This email is no longer here.' : 'Choose an email to read.'),
    );
  } else if (shown !== id) {
    shown = id;
    void draw(message, message.html ? 'Mail' : 'Text');
  }
}

/** @param {(typeof messages)[number]} message @param {(typeof VIEWS)[number]} chosen */
async function draw(message, chosen) {
  const sent = new Date(message.date).toLocaleString([], { dateStyle: 'long', timeStyle: 'medium' });
  const tools = make('div', { class: 'tools', role: 'tablist', 'aria-label': 'Show as' });
  for (const name of VIEWS) {
    if (name === 'Mail' && !message.html) continue;
    const tab = make(
      'button',
      { type: 'button', role: 'tab', 'aria-selected': String(name === chosen) },
      name,
    );
    tab.addEventListener('click', () => void draw(message, name));
    tools.append(tab);
  }
  const links = make('ul', { class: 'links', 'aria-label': 'Links in this email' });
  for (const href of message.links) {
    links.append(make('li', {}, make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, href)));
  }
  const heading = make('h2', {}, message.subject || '(no subject)');
  const who = make(
    'p',
    { class: 'who' },
    `From ${message.from} to ${message.to.join(', ')}`,
    make('br'),
    sent,
  );
  const body = await part(message, chosen);
  if (shown === message.id) view.replaceChildren(heading, who, tools, links, body);
}

/** @param {(typeof messages)[number]} message @param {(typeof VIEWS)[number]} chosen */
async function part(message, chosen) {
  const address = `/api/messages/${message.id}`;
  if (chosen === 'Mail') {
    const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
    return make('iframe', { src: `${address}/html`, sandbox, title: `Mail: ${message.subject}` });
  }
  if (chosen === 'Text') return make('pre', {}, message.text || 'This email has no text part.');
  if (chosen === 'Source') return make('pre', {}, await (await fetch(`${address}/raw`)).text());
  const rows = Object.entries(message.headers).flatMap(([name, value]) => [
    make('dt', {}, name),
    make('dd', {}, value),
  ]);
  return make('dl', {}, ...rows);
}

clear.addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' });
  location.hash = '';
});
window.addEventListener('hashchange', show);
const changes = new EventSource('/api/events');
changes.addEventListener('open', () => void refresh());
changes.addEventListener('change', () => void refresh());
