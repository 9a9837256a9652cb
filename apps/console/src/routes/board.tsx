export { BoardPage as Component } from '../features/board/board-page.tsx';
