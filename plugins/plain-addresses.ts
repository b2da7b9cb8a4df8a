import type {Plugin} from '@docusaurus/types';
import {asAddress, foreignIn} from '../markdown/addresses';
import {writtenPages, type WrittenPage} from './page-sources/addresses';

/** What is wrong with the address of a page, by its file, and what to do; `undefined` for nothing. */
export function addressFault({file, address}: WrittenPage): string | undefined {
  const odd = address.split('/').find(foreignIn);
  return (
    odd &&
    `${file}:1:1: the page would have the address ${address}, and "${odd}" has ${foreignIn(odd)} in it. ` +
      `Make it "${asAddress(odd)}": in the name of the file or its folder, or as slug.`
  );
}

/**
 * Refuses pages whose name is no address, before they are compiled: the framework takes parentheses for a pattern, and
 * publishes "Page not found" there, and loses files whose names have characters that cannot be seen.
 */
export default function plainAddresses(): Plugin {
  return {
    name: 'plain-addresses',
    allContentLoaded({allContent}) {
      const faults = writtenPages(allContent).flatMap((page) => addressFault(page) ?? []);
      if (faults.length > 0) {
        throw Object.assign(new Error(faults.join('\n')), {stack: ''});
      }
    },
  };
}
