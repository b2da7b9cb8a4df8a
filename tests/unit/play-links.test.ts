/** How long links to the programs of pages are, once a reader has changed a line. */
import path from 'node:path';
import {devicesOf, layoutOf} from '@collektive/playground/figure';
import {fragmentOf} from '@collektive/playground/link';
import {packed} from '@collektive/playground/workbench';
import {readTree} from '@collektive/samples';
import {expect, test} from 'vitest';
import {writtenFigures} from '../../markdown/play/written';
import {ROOT} from './files';

const FIGURES = writtenFigures(ROOT, readTree(path.join(ROOT, 'samples')));

test.each(FIGURES.map(({data}) => [data.name, data] as const))(
  'a link to %s with another last line has less than 300 characters',
  async (name, data) => {
    const {text} = data.programs[0].program.file;
    const program = packed(
      {
        ...{text: text.replace(/\S.*\n$/, 'device.id to $&'), figure: name, network: data.network},
        ...{devices: devicesOf(data), cuts: [], range: layoutOf(data.network).range},
      },
      data,
    );
    const fragment = await fragmentOf({run: 'playground', program});
    expect(`https://collektive.github.io/playground/${fragment}`.length).toBeLessThan(300);
  },
);
