export {
  currentScope,
  enterScopeOf,
  inScopeOf,
  lacksViews,
  outsideOfScopes,
  withOwnScope,
} from './brand-scope.js';
export { LIMITED_SCHEMA, scopeConnections, SETTINGS } from './scoped-connections.js';
export { seesBrand, seesBrandSql } from './sees-brand.js';
