import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTree} from '@collektive/samples';
import {prepare} from '../../markdown/play/results';
import {writtenExercises, writtenFigures} from '../../markdown/play/written';

/** Runs the figures and exercises of all pages, in one process, before the pages ask for them one by one. */
export default function playground({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground',
    loadContent() {
      const tree = readTree(path.join(siteDir, 'samples'));
      // What is wrong with one, its page says, with file and line.
      prepare([
        ...writtenFigures(siteDir, tree).map(({data}) => ['rounds', data] as const),
        ...writtenExercises(siteDir, tree).map(({task}) => ['exercise', task] as const),
      ]);
    },
  };
}
