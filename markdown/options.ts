/** What the plugins of this folder need to know. */
export interface Options {
  /** Where the site is; messages name files from there. */
  siteDir: string;
  /** A page that is being written may show a sample that changed since its last run, marked as such, and lack a closing part. */
  drafts?: boolean;
  /** Ids of the documents in the order in which they are read. */
  order?: readonly string[];
  /** Pages have the framework's client: components may do what they like. */
  stockClient?: boolean;
}
