export { RulesPage as Component } from '../features/rules/rules-page.tsx';
