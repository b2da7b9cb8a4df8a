import {type ReactNode, useEffect, useState} from 'react';
import {FAULTS, type FigureModel} from '@collektive/playground/figures';
import {notify} from '@collektive/static-pages/page';

/**
 * What takes the place of a program that can be changed.
 * @param figure whose program it is, once it runs
 * @returns nothing as long as it is on its way, or unavailable, which is said
 */
export function useWorkbench(figure: FigureModel | undefined): ReactNode {
  const [workbench, setWorkbench] = useState<ReactNode>();
  useEffect(() => {
    if (figure === undefined) {
      return;
    }
    import('./Workbench')
      .then(({open}) => open(figure))
      .then(setWorkbench, (error: unknown) => {
        reportError(error);
        notify(FAULTS.offline, 'Reload the page', () => window.location.reload());
      });
  }, [figure]);
  return workbench;
}
