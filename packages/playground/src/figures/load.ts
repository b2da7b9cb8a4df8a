import type {Shape} from '@collektive/fetch';
import {type FigureData} from '../figure/data';
import {load} from '../player/files';

const FIGURE: Shape<Omit<FigureData, 'other' | 'number' | 'truth'>> = {
  ...{name: 'string', title: 'string', network: 'string', rounds: 'number', programs: 'array'},
  ...{sources: 'array', flags: 'array', blue: 'array', values: 'array', readouts: 'array'},
};

/**
 * A figure, as it is published.
 * @param address from the host's root
 * @throws Missing where it is unavailable
 */
export const loadFigure = (address: string): Promise<FigureData> => load(address, FIGURE);
