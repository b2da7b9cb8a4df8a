/** The AI question mode, with what this site shows where it crashes: a module that pages fetch. */
import {ask as askIn} from '@collektive/ask/panel';
import Crash from '../../theme/ErrorPageContent/Crash';

export const ask = (question: string): void => askIn(question, Crash);
