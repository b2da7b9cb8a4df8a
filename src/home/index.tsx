import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import JsonLd from '@site/src/components/JsonLd';
import {FEATURES} from '@site/src/site/features';
import {libraryThings} from '@site/src/site/jsonLd';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Commands from '@site/src/pages/_home/commands.mdx';
import Program from '@site/src/pages/_home/program.mdx';
import {DESCRIPTION, SUBJECT} from '@site/src/site/identity';
import Blocks from './Blocks';
import Hero from './Hero';
import Papers from './Papers';
import Pillars from './Pillars';
import Start from './Start';
import Targets from './Targets';

interface Props {
  /** A picture for each building block, and for each showcase: what a translated page has of its own. */
  blocks: ReactNode;
  showcases: ReactNode;
}

/** The home page. */
export default function Home({blocks, showcases}: Props): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={SUBJECT} description={DESCRIPTION}>
      {FEATURES.structuredData && <JsonLd thing={libraryThings(url + baseUrl)} />}
      <main>
        <Hero>
          <MDXContent>
            <Program />
          </MDXContent>
        </Hero>
        <Targets />
        <Pillars />
        <Start>
          <MDXContent>
            <Commands />
          </MDXContent>
        </Start>
        <Blocks>
          <MDXContent>{blocks}</MDXContent>
        </Blocks>
        <Papers showcases={<MDXContent>{showcases}</MDXContent>} />
      </main>
    </Layout>
  );
}
