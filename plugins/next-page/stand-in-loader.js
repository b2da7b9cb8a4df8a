/** Webpack loader: our component for the framework's, whatever its source is; plugins/upstream watches that. */
module.exports = () => "export {default} from '@site/plugins/next-page/PendingNavigation';";
