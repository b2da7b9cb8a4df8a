/** Budgets of pages that name other pages: each document more may cost them some bytes. */
import budgets from './budgets.json';

type Page = keyof typeof budgets.weights;

/** What grows with the lists in a page: its HTML, and so all of it. */
const GROWS = ['html', 'total'];

/**
 * The budget of a page, which bench/budgets.json gives for a site of `allowance.documents` documents and posts.
 * @param part of the page, such as `html`
 * @param documents how many there are
 */
export function limitOf(page: Page, part: string, limit: number, documents: number): number {
  const {documents: counted, ...kB} = budgets.allowance;
  const each = GROWS.includes(part) ? ((kB as Partial<Record<Page, number>>)[page] ?? 0) : 0;
  return Math.round((limit + each * Math.max(0, documents - counted)) * 100) / 100;
}
