import { setImmediate as nextTurn } from 'node:timers/promises';
import { beginAs, beginContext, currentWork, inBackground, inWork, Work } from './work';

const work = (owner: string) => new Work({ kind: 'request', owner, purpose: 'list', limitMs: 1_000 });
const owner = () => currentWork().owner;

describe('whose work it is', () => {
  it('is known for as long as it goes on, no matter who else begins and ends meanwhile', async () => {
    const seen = async (name: string, turns: number) => {
      const before = owner();
      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      return [name, before, owner()];
    };
    const all = await Promise.all([
      inWork(work('a'), () => seen('a', 1)),
      inWork(work('b'), () => seen('b', 3)),
      inWork(work('c'), () => seen('c', 2)),
    ]);
    for (const [name, before, after] of all) expect([before, after]).toEqual([name, name]);
    expect(owner()).toBe('background');
  });

  it('is known for work that goes on after it began, until its context ends', async () => {
    const endContext = beginContext();
    const later = new Promise<string>((resolve) =>
      inWork(work('a'), () => void nextTurn().then(() => resolve(owner()))),
    );
    await inWork(work('b'), () => nextTurn());
    expect(await later).toBe('a');
    endContext();
    expect(owner()).toBe('background');
  });

  it('is known for what it begins, and not for what follows a wait', async () => {
    const [began, later] = await beginAs(work('a'), async () => {
      const before = owner();
      await nextTurn();
      return [before, owner()];
    });
    expect([began, later, owner()]).toEqual(['a', 'background', 'background']);
  });

  it('is no one’s for what it causes in the background', () => {
    expect(beginAs(work('a'), () => inBackground(owner))).toBe('background');
    expect(inWork(work('a'), () => inBackground(owner))).toBe('background');
    expect(beginAs(work('a'), () => inWork(work('b'), owner))).toBe('b');
  });
});
