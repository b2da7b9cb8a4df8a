/** What a query finds on the search page, with what this site shows where it crashes: a module that pages fetch. */
import {start as startResults} from '@collektive/search/results';
import Crash from '../../theme/ErrorPageContent/Crash';

export const start = (field: HTMLInputElement, place: HTMLElement): void =>
  startResults(field, place, Crash);
