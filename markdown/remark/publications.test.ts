import {expect, test} from 'vitest';
import {BIBLIOGRAPHY} from '../../src/site/bibliography';
import {all, run} from '../../tests/unit/trees';
import {block, textOf} from '../nodes';
import publications from './publications';

test('lists the papers on Collektive as the bibliography has them, newest first', () => {
  const items = all(run(publications, [block('Publications', {}, [])])).filter(
    ({type}) => type === 'listItem',
  );
  expect(items.map(textOf)).toEqual([
    `${BIBLIOGRAPHY.cortecchia2026.title}Cortecchia, Pianini, Ciatto, Casadei. Complex & Intelligent Systems, 2026.`,
    `${BIBLIOGRAPHY.aguzzi2025.title}Aguzzi, Baiardi, Cortecchia, Miloradovic, Papadopoulos, Pianini, Viroli. ACSOS, 2025. Best Student Paper Award.`,
    `${BIBLIOGRAPHY.cortecchia2024.title}Cortecchia, Pianini, Ciatto, Casadei. ACSOS, 2024.`,
  ]);
});
