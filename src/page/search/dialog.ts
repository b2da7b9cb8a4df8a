/** Search's dialog, with what this site shows where it crashes: a module that pages fetch. */
import {open as openDialog} from '@collektive/search/dialog';
import type {OpenRequest} from '@collektive/search';
import Crash from '../../theme/ErrorPageContent/Crash';

export const open = (request: OpenRequest): void => openDialog(request, Crash);
