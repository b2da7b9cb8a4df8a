import {expect, test} from 'vitest';
import {type Moment} from '../figures/roundHistory';
import {newDevice} from '../figure/data';
import {csvOf} from './csv';

const moment = (round: number, ...values: readonly string[][]): Moment => ({
  round,
  given: {conditions: {loss: 0, asynchronous: false, seed: 1}, world: {devices: [], links: []}},
  arranged: {
    devices: [{...newDevice(0, 0, 0), source: true}, newDevice(2, 1, 0)],
    cuts: [],
    range: 1,
  },
  ran: values.map((own) => ({
    shown: own.map((value, index) => ({id: 2 * index, value})),
    fired: [],
    outcome: {ended: 'well'},
  })),
});

test('a row for each device in each round, a column for each program', () => {
  const history = [moment(7, ['0.0', 'Infinity'], ['a', 'b']), moment(8, ['0.0', '1.0'], ['a'])];
  expect(csvOf({history, labels: ['hops', 'other'], hasSources: true})).toBe(
    [
      'round,device,source,hops,other',
      '7,0,true,0.0,a',
      '7,2,false,Infinity,b',
      '8,0,true,0.0,a',
      '8,2,false,1.0,',
      '',
    ].join('\r\n'),
  );
});

test('what holds a comma, a quotation mark or a line break stands in quotation marks', () => {
  const history = [moment(1, ['(1, 2)', 'say "hi"\n'])];
  expect(csvOf({history, labels: ['f(a, b)'], hasSources: true})).toBe(
    'round,device,source,"f(a, b)"\r\n1,0,true,"(1, 2)"\r\n1,2,false,"say ""hi""\n"\r\n',
  );
});

test('which devices are sources is left out where no program asks for it', () => {
  expect(csvOf({history: [moment(1, ['6'])], labels: ['value'], hasSources: false})).toBe(
    'round,device,value\r\n1,0,6\r\n1,2,\r\n',
  );
});
