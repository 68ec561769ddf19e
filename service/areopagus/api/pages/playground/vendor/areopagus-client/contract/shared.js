/** The version of the service whose contract these types are. */
export const VERSION = "0.2.0";
