import {describe, expect, test} from 'vitest';
import {BIBLIOGRAPHY} from '../../src/site/bibliography';
import {all, find, run} from '../../tests/unit/trees';
import {bibtexOf, labelOf, whereOf} from './bibtex';
import citations from './citations';
import {attribute, block, inline, paragraph, textOf, type Node} from '../nodes';

describe('citations', () => {
  test('a citation leads to the bibliography, or to the reference on the page', () => {
    const cite = (): Node => inline('Cite', {id: 'beal2015'}, []);
    const linkOf = (tree: Node): Node => all(tree).find(({type}) => type === 'link')!;
    const elsewhere = linkOf(run(citations, [paragraph([cite()])]));
    expect([textOf(elsewhere), elsewhere.url]).toEqual([
      '(Beal et al., 2015)',
      '/docs/references/#ref-beal2015',
    ]);
    const here = linkOf(
      run(citations, [paragraph([cite()]), block('Reference', {id: 'beal2015'}, [])]),
    );
    expect(here.url).toBe('#ref-beal2015');
  });

  test('a reference brings its BibTeX and a button that copies it', () => {
    const tree = run(citations, [block('Reference', {id: 'aguzzi2025'}, [])]);
    const button = find(tree, 'button');
    expect(attribute(button, 'data-copy')).toContain('@inproceedings{aguzzi2025,');
    expect(attribute(button, 'aria-label')).toMatch(/^Copy BibTeX for Aguzzi/);
  });

  test('the bibliography lists all papers, or a group', () => {
    const count = (name?: string): number =>
      all(run(citations, [block('Bibliography', {group: name}, [])])).filter(
        ({type}) => type === 'listItem',
      ).length;
    expect(count()).toBe(Object.keys(BIBLIOGRAPHY).length);
    expect(count('collektive')).toBe(4);
    expect(() => count('cookery')).toThrow('no group "cookery"');
  });

  test('refuses unknown papers', () => {
    expect(() => run(citations, [block('Reference', {id: 'me1999'}, [])])).toThrow(
      'no paper "me1999"',
    );
  });
});

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
