/** What `@docusaurus/utils-common` uses of tslib, as TypeScript defines it; a test holds the two together. */
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
