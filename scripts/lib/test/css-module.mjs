/** Replaces every CSS module where components run without a browser: a class keeps its name from the source. */
export default new Proxy({}, { get: (_styles, name) => name });
