import {expect, test} from 'vitest';
import {BIBLIOGRAPHY} from '../../site/bibliography';
import {bibtexOf, labelOf, whereOf} from './bibtex';

test('BibTeX, label and place of a paper', () => {
  expect(labelOf(BIBLIOGRAPHY.beal2014)).toBe('Beal and Viroli, 2014');
  expect(labelOf(BIBLIOGRAPHY.tronetti2023)).toBe('Tronetti, 2023');
  expect(whereOf(BIBLIOGRAPHY.beal2015)).toBe('IEEE Computer 48(9), pages 22–30, 2015');
  expect(bibtexOf('cortecchia2026', BIBLIOGRAPHY.cortecchia2026)).toBe(`@article{cortecchia2026,
  author    = {A. Cortecchia and D. Pianini and G. Ciatto and R. Casadei},
  title     = {{FieldVMC: An Asynchronous Model and Platform for Self-organising Morphogenesis of Artificial Structures}},
  journal   = {Complex \\& Intelligent Systems},
  year      = {2026},
  doi       = {10.1007/s40747-025-02141-y}
}`);
});
