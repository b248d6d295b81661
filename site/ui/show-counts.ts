import "./show-asked.ts";
import "./show-seats.ts";
