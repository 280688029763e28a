import { Match, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { sentient } from '../../rules/index.ts';
import { Table } from '../table.ts';

describe('procuring', () => {
  it('R9 fills the factory up before the bot is plugged in, and after the assistants are committed', () => {
    const t = new Table({ factory: [1, 2, 3, 4] }).play('agent 2 with 3', [55]);
    expect(t.view()).toMatchObject({ step: 'plug', hand: 2, actors: [0] });
    expect(t.factory()).toEqual([1, 60, 3, 4]);
    expect(t.view().factory[1]).toMatchObject({ agents: [1, 0], assistants: [3, 0] });
    expect(t.told('refilled')).toEqual([{ type: 'refilled', slot: 2, card: 60 }]);
    expect(t.offers('agent')).toEqual([]);
    expect(t.whyNot('agent 1')?.rule).toBe('plug-first');
  });

  it('R9 cannot be taken back once the new bot is seen; plugging in can, until the turn ends', () => {
    const match = Match.begin(sentient, { seats: 2, source: seededSource('undo') });
    const [seat] = match.view(undefined).actors;
    match.play(seat, [sentient.parse('agent 1 with 1')]);
    expect(match.canRetract(seat)).toBe(false);
    const before = JSON.stringify(match.view(seat));
    match.play(seat, [sentient.parse('plug 4')]);
    expect(match.view(seat).step).toBe('end');
    match.retract(seat);
    expect(JSON.stringify(match.view(seat))).toBe(before);
    match.play(seat, [sentient.parse('plug 1'), sentient.parse('end')]);
    expect(match.canRetract(seat)).toBe(false);
    expect(match.view(seat).actors).not.toContain(seat);
  });

  it('R10 leaves pawns at the slot when its bot is replaced or cleared away', () => {
    const t = new Table({
      agents: [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
      ],
      assistants: [
        [0, 0, 0, 0],
        [4, 0, 0, 0],
      ],
    });
    t.play('agent 1 with 1; plug 1; end; pass');
    expect(t.view().factory[0]).toMatchObject({ agents: [1, 1], assistants: [1, 4] });
  });

  it('R10 lets any number of pawns share a slot: nobody needs to be outbid', () => {
    const agents = [
      [3, 0, 0, 0],
      [3, 0, 0, 0],
    ];
    const t = new Table({
      agents,
      assistants: [
        [0, 0, 0, 0],
        [5, 0, 0, 0],
      ],
    });
    expect(t.offers('agent 1')).toHaveLength(6);
    t.play('agent 1; plug 1; end; agent 1; plug 1');
    expect(t.view().factory[0].agents).toEqual([4, 4]);
  });

  it('R19 turns dice at once and round: 6 and + is 1, 1 and - is 6, = is nothing', () => {
    // Bot 7 has + and -, 37 + and -, 45 - and =.
    const t = new Table({ hand: 7, dice: [[6, 1, 3, 3, 3], []] }).play('plug 1');
    expect(t.dice()).toEqual([1, 6, 3, 3, 3]);
    expect(t.told('plugged')[0].dice).toEqual([1, 6]);
    expect(new Table({ hand: 45, dice: [[2, 1, 4, 5, 6], []] }).play('plug 2').dice()).toEqual([2, 6, 4, 5, 6]);
    expect(new Table({ hand: 37, dice: [[2, 2, 2, 5, 4], []] }).play('plug 4').dice()).toEqual([2, 2, 2, 6, 3]);
  });

  it('R19 turns a die as often as bots are plugged in beside it', () => {
    // Both have + on both sides: the die between them is turned twice.
    const t = new Table({ hand: 5, dice: [[1, 5, 1, 1, 1], []], bots: ['. 21 . .', '. . . .'] }).play('plug 1');
    expect(t.dice()).toEqual([2, 6, 1, 1, 1]);
  });

  it('R20 blocks + and - with an assistant each while plugging in, never =', () => {
    const both = new Table({ hand: 7 });
    const ways = ['plug 1', 'plug 1 block left', 'plug 1 block right', 'plug 1 block both'];
    expect(both.offers('plug 1')).toEqual(ways);
    expect(both.legal()).toHaveLength(16);
    const one = new Table({ hand: 1 });
    expect(one.offers('plug 1')).toEqual(['plug 1', 'plug 1 block left']);
    expect(one.whyNot('plug 1 block right')).toEqual({ rule: 'nothing-to-block', pieces: ['right'] });
    expect(one.whyNot('plug 1 block both')).toEqual({ rule: 'nothing-to-block', pieces: ['right'] });
    expect(new Table({ hand: 3 }).offers('plug 2')).toEqual(['plug 2', 'plug 2 block right']);
  });

  it('R20 keeps the die as it is where an assistant blocks, and the assistant on the bot', () => {
    const block = (line: string) => {
      const t = new Table({ hand: 7, dice: [[3, 3, 3, 3, 3], []] }).play(line);
      return [...t.dice().slice(0, 2), t.view().seats[0].assistants];
    };
    expect(block('plug 1')).toEqual([4, 2, 5]);
    expect(block('plug 1 block left')).toEqual([3, 2, 4]);
    expect(block('plug 1 block right')).toEqual([4, 3, 4]);
    expect(block('plug 1 block both')).toEqual([3, 3, 3]);
  });

  it('R20 takes as many assistants as the supply has', () => {
    const with1 = new Table({
      hand: 7,
      assistants: [
        [4, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    expect(with1.offers('plug 3')).toEqual(['plug 3', 'plug 3 block left', 'plug 3 block right']);
    expect(with1.whyNot('plug 3 block both')).toEqual({ rule: 'no-blocker', pieces: ['2', '1'] });
    const with0 = new Table({ hand: 7, bots: ['5:both 6:both . .', '. . . .'], assistants: [[1, 0, 0, 0]] });
    expect(with0.legal()).toEqual(['plug 3', 'plug 4']);
  });

  it('R20 offers only empty slots of the network', () => {
    const t = new Table({ hand: 60, bots: ['. 21 . 22', '. . . .'] });
    expect(new Set(t.legal().map((line) => line.slice(0, 6)))).toEqual(new Set(['plug 1', 'plug 3']));
    expect(t.whyNot('plug 2')).toEqual({ rule: 'slot-taken', pieces: ['2', '21'] });
  });

  it('R21 sends none to all of the assistants with an agent, and none without', () => {
    const t = new Table();
    expect(t.offers('agent 3')).toEqual(['agent 3', ...[1, 2, 3, 4, 5].map((n) => `agent 3 with ${n}`)]);
    const few = new Table({
      assistants: [
        [0, 3, 0, 0],
        [0, 0, 0, 0],
      ],
      agents: [
        [0, 1, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    expect(few.offers('agent 3')).toEqual(['agent 3', 'agent 3 with 1', 'agent 3 with 2']);
    expect(few.whyNot('agent 3 with 3')).toEqual({ rule: 'assistants', pieces: ['2'] });
  });

  it('R21 has one supply for both uses: assistants sent with the agent cannot block', () => {
    const t = new Table({ factory: [7, 1, 2, 3] }).play('agent 1 with 5');
    expect(t.legal()).toEqual(['plug 1', 'plug 2', 'plug 3', 'plug 4']);
  });

  it('R24 shuffles the discards only when a bot must be drawn and the deck is empty', () => {
    const discards = [50, 51, 52];
    const t = new Table({ deck: [60], discards }).play('agent 1', [0]);
    // The last bot of the deck fills the gap; nothing is shuffled yet.
    expect(t.view()).toMatchObject({ deck: 0, discards });
    expect(t.told('reshuffled')).toEqual([]);
    t.play('plug 3; end; agent 2', [1]);
    expect(t.told('reshuffled')).toHaveLength(1);
    expect(t.view()).toMatchObject({ deck: 2, discards: [], hand: 2 });
    // The bot in hand was not among them.
    expect(t.factory()).toEqual([60, 51, 3, 4]);
  });

  it('R24 keeps the bots that were just cleared away out of the shuffle while anything else is left', () => {
    const t = new Table({ deck: [60], discards: [50, 51, 52, 53] }).play('pass', [0, 0, 0, 0]);
    expect(t.told('reshuffled')).toHaveLength(1);
    expect(t.factory()).toEqual([60, 50, 51, 52]);
    expect(t.view()).toMatchObject({ deck: 1, discards: [1, 2, 3, 4] });
  });

  it('R24 lets them come back where nothing else is left', () => {
    const t = new Table({ deck: [60], discards: [50] }).play('pass', [0, 0, 0, 0]);
    expect(t.told('reshuffled')).toHaveLength(2);
    expect(t.factory()).toEqual([60, 50, 1, 2]);
    expect(t.view()).toMatchObject({ deck: 2, discards: [] });
  });

  it('R24 under the rules of version 1 shuffles them with the rest', () => {
    const t = new Table({ deck: [60], discards: [50] }, 1).play('pass', [0, 0, 0, 0]);
    // One bot of the deck, then three of the five that are discarded by now.
    expect(t.told('reshuffled')).toHaveLength(1);
    expect(t.factory()).toEqual([60, 1, 2, 3]);
    expect(t.view()).toMatchObject({ deck: 2, discards: [] });
  });

  it('R25 discards the bots left in the factory after the first and second round', () => {
    for (const round of [1, 2]) {
      const t = new Table({
        round,
        step: 'end',
        turn: 9,
        next: [0, 1],
        agents: [
          [4, 0, 0, 0],
          [4, 0, 0, 0],
        ],
      });
      t.play('end');
      expect(t.view()).toMatchObject({ round: round + 1, discards: [1, 2, 3, 4] });
    }
  });

  it('R25 never runs out: four players without a wipe draw exactly sixty bots', () => {
    const match = Match.begin(sentient, { seats: 4, source: seededSource('sixty') });
    let drawn = 4;
    while (!match.isOver) {
      const [seat] = match.view(undefined).actors;
      const moves = match.legal(seat);
      // Whoever never passes of its own will is made to in the end, and clears nothing.
      const { events } = match.play(seat, [moves.find((move) => move.do !== 'pass') ?? moves[0]]);
      for (const { type } of events) {
        if (type === 'refilled') drawn++;
        if (type === 'round') drawn += 4;
        expect(type).not.toBe('wiped');
        expect(type).not.toBe('reshuffled');
      }
    }
    expect(drawn).toBe(60);
    expect(match.view(undefined)).toMatchObject({ deck: 0 });
    expect(match.view(undefined).discards).toHaveLength(8);
  });

  it('fills the gap after the last bot of a round too', () => {
    const t = new Table({
      turn: 9,
      next: [0, 1],
      agents: [
        [4, 0, 0, 0],
        [1, 1, 1, 0],
      ],
    });
    t.play('agent 4', [0]);
    expect(t.told('refilled')).toHaveLength(1);
    expect(t.seat).toBe(1);
  });
});
