export { DictionariesPage as Component } from '../features/reference/dictionaries-page.tsx';
