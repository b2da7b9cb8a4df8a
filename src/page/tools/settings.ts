import type {FEATURES} from '../../site/features';

/** What tools of pages must know of the site; the build fills it in, name by name. */
export interface ToolSettings extends Readonly<Record<keyof typeof FEATURES, boolean>> {
  baseUrl: string;
  /** Address of the font of code, from the host's root. */
  codeFont: string;
  /** Where readers tell of faults in pages. */
  newIssue: string;
  /** Where answers about pages go; `null` where they become issues. */
  feedbackEndpoint: string | null;
}

declare global {
  /** `TOOLS.name` is replaced by the setting itself: what is left out is no byte of the module. */
  const TOOLS: ToolSettings;
}
