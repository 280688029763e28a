import { Match, StolikError, seededSource } from '@stolik/core';
import { describe, expect, it } from 'vitest';
import { sagrada } from '../rules/index.ts';

const begin = (seats: number, options: unknown) =>
  Match.begin(sagrada, { seats, options, source: seededSource('options') });

function fieldOf(seats: number, options: unknown): string | undefined {
  try {
    begin(seats, options);
  } catch (error) {
    if (error instanceof StolikError) return error.details.field;
    throw error;
  }
  return undefined;
}

describe('options', () => {
  it('deal three tools and three public objectives, alone three and two', () => {
    expect(begin(3, {}).view(0).tools).toHaveLength(3);
    expect(begin(3, {}).view(0).publicObjectives).toHaveLength(3);
    expect(begin(1, {}).view(0).tools).toHaveLength(3);
    expect(begin(1, {}).view(0).publicObjectives).toHaveLength(2);
  });

  it('take tools and objectives by name', () => {
    const tools = ['lathekin', 'tap-wheel', 'flux-brush'];
    const publicObjectives = ['color-variety', 'light-shades', 'color-diagonals'];
    const v = begin(2, { tools, publicObjectives }).view(0);
    expect(v.tools.map(({ id }) => id)).toEqual(tools);
    expect(v.publicObjectives).toEqual(publicObjectives);
  });

  it.each([1, 2, 3, 4, 5])('take %i tools alone', (tools) => {
    expect(begin(1, { tools }).view(0).tools).toHaveLength(tools);
  });

  it('take two private objectives alone', () => {
    expect(begin(1, { privateObjectives: 2 }).view(0).seats[0].privates).toHaveLength(2);
    expect(begin(1, {}).view(0).seats[0].privates).toHaveLength(1);
  });

  it.each([
    [0, {}, 'seats'],
    [5, {}, 'seats'],
    [1.5, {}, 'seats'],
    [1, { tools: 0 }, 'options.tools'],
    [1, { tools: 6 }, 'options.tools'],
    [2, { tools: 5 }, 'options.tools'],
    [2, { tools: ['lathekin', 'tap-wheel'] }, 'options.tools'],
    [2, { tools: ['lathekin', 'lathekin', 'tap-wheel'] }, 'options.tools'],
    [2, { tools: ['lathekin', 'hammer', 'tap-wheel'] }, 'options.tools[1]'],
    [2, { tools: 'lathekin' }, 'options.tools'],
    [2, { publicObjectives: ['color-variety'] }, 'options.publicObjectives'],
    [1, { publicObjectives: ['color-variety', 'red'] }, 'options.publicObjectives[1]'],
    [2, { privateObjectives: 2 }, 'options.privateObjectives'],
    [1, { privateObjectives: 3 }, 'options.privateObjectives'],
    [2, { tool: 3 }, 'options.tool'],
    [2, [], 'options'],
    [2, 'fast', 'options'],
  ])('refuse %j seats with %j, naming %s', (seats, options, field) => {
    expect(fieldOf(seats, options)).toBe(field);
  });
});
