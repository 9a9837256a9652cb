import { contentCalls } from '@onehaul/contract/content';
import { bind } from '../../http/bind.ts';
import { findAnnouncements, findArticles, findVideos, getAnnouncement } from './content.repository.ts';

export const contentRoutes = bind(contentCalls, {
  announcements: findAnnouncements,
  announcement: getAnnouncement,
  articles: findArticles,
  videos: findVideos,
});
