/** Types that React has not looked at since 19: whatever a library asks of `prop-types`, it gets, and nothing is checked. */
const anything = () => anything;
anything.isRequired = anything;

export default new Proxy({}, {get: () => anything});
