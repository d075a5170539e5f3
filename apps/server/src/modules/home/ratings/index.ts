export { ChangeRatingService } from './change-rating.service.ts';
export { RatingAveragesRepository } from './rating-averages.repository.ts';
export { RatingsModule } from './ratings.module.ts';
export { WriteRatingService } from './write-rating.service.ts';
