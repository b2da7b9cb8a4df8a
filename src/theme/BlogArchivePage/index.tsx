import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
import type {Props} from '@theme/BlogArchivePage';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

/** Posts by year, newest year first; within a year as they come, newest first. */
function byYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/** Every post, by year. */
export default function Archive({archive}: Props): ReactNode {
  const day = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    // Tells search that this page only lists others.
    <HtmlClassNameProvider className="blog-archive-page">
      <Layout>
        <PageMetadata
          title={translate({message: 'Blog archive'})}
          description={translate({message: 'Every post of the Collektive blog, by year.'})}
        />
        <main className={styles.page}>
          <h1>
            <Translate>Blog archive</Translate>
          </h1>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`}>{year}</h2>
              <ul>
                {posts.map(({metadata: {date, permalink, title}}) => (
                  <li key={permalink}>
                    <time dateTime={date}>{day.format(new Date(date))}</time>
                    <Link to={permalink}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
