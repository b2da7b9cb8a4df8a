/** What pages say of themselves to search engines: JSON-LD in the words of https://schema.org. */
import type {Question} from './questions';

type Thing = Record<string, unknown>;

/** What the site is about, said whole on its first page, and named by its id on the others. */
export interface Library {
  name: string;
  description: string;
  repository: string;
  version: string;
  licence: string;
}

export interface Site {
  url: string;
  baseUrl: string;
  library: Library;
}

const SCRIPT = /<script [^>]*type="?application\/ld\+json"?>([^<]*)<\/script>/g;
const HEADING = /<h1[^>]*>([^]*?)<\/h1>/;
const MODIFIED = /<time datetime="?([^\s">]+)"? itemprop="?dateModified/;
const KIND = /<html[^>]* class="?[^">]*?\b(docs-doc-page|blog-post-page)\b/;

/** The framework leaves the slash out at which hosts serve a page. */
const withSlashes = (json: string, url: string): string =>
  json.replace(/"(https?:[^"]+)"/g, (whole, address: string) =>
    address.startsWith(`${url}/`) && !/[#.][^/]*$|\/$/.test(address.slice(url.length))
      ? `"${address}/"`
      : whole,
  );

const crumbs = (names: readonly [string, string][]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map(([name, item], at) => ({
    ...{'@type': 'ListItem', item, name, position: at + 1},
  })),
});

/** The library, as its own first page describes it. */
const libraryThing = (id: string, {name, description, repository, version, licence}: Library) => ({
  '@type': 'SoftwareSourceCode',
  '@id': id,
  name,
  description,
  codeRepository: repository,
  programmingLanguage: 'Kotlin',
  version,
  license: licence,
});

const questionsThing = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({name, answer}) => ({
    ...{'@type': 'Question', name, acceptedAnswer: {'@type': 'Answer', text: answer}},
  })),
});

/** The text of a heading. */
const unescape = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:lt|gt|quot|#x27|#39|amp);/g,
      (entity) => ({'&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&'})[entity] ?? "'",
    );

/**
 * A page with all that it says of itself in one script.
 * @param html of the page
 * @param path where it is served, with the base URL
 * @param questions that it answers
 */
export function withStructuredData(
  html: string,
  path: string,
  site: Site,
  questions: readonly Question[] = [],
): string {
  const {url, baseUrl, library} = site;
  const root = url + baseUrl;
  const address = url + path;
  const id = `${root}#library`;
  const given: Thing[] = [...html.matchAll(SCRIPT)].map(([, json]) => ({
    ...(JSON.parse(withSlashes(json, url)) as Thing),
    '@context': undefined,
  }));
  const kind = KIND.exec(html)?.[1];
  const headline = unescape(HEADING.exec(html)?.[1] ?? '');
  const dateModified = MODIFIED.exec(html)?.[1];
  const about = {'@id': id};
  const things: Thing[] = given.map((thing) =>
    thing['@type'] === 'BlogPosting' ? {...thing, about} : thing,
  );
  if (path === baseUrl) {
    things.push(libraryThing(id, library), {
      '@type': 'WebSite',
      name: library.name,
      url: root,
      about,
    });
  } else if (kind === 'docs-doc-page') {
    things.push({
      '@type': 'TechArticle',
      headline,
      url: address,
      ...(dateModified && {dateModified}),
      about,
    });
  } else if (kind === 'blog-post-page') {
    things.push(
      crumbs([
        ['Blog', `${root}blog/`],
        [headline, address],
      ]),
    );
  } else if (!given.some((thing) => thing['@type'] === 'Blog')) {
    things.push({'@type': 'WebPage', url: address, about});
  }
  if (questions.length > 0) {
    things.push(questionsThing(questions));
  }
  const json = JSON.stringify({'@context': 'https://schema.org', '@graph': things});
  const script = `<script type=application/ld+json>${json.replaceAll('<', String.raw`\u003c`)}</script>`;
  return html.replace(SCRIPT, '').replace('</head>', () => `${script}</head>`);
}
