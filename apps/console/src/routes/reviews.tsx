export { ReviewsPage as Component } from '../features/reviews/reviews-page.tsx';
