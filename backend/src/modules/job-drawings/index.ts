/** What other modules may use of the job-drawings module besides its services. */
export { jobOfPicture, sharedPicture } from './pictures/picture-address.js';
export { sendPicture } from './pictures/send-picture.js';
export { JobPictures } from './pictures/job-pictures.service.js';
