import { expect, it } from "vitest";
import { seatsAsked } from "./seats-asked.ts";

it.each([
  ["Two of us would like to attend. What does it cost?", 2],
  ["Please register 3 of our engineers for 5 December.", 3],
  ["We want to send four colleagues.", 4],
  ["Are 12 seats still free?", 12],
  ["Our 40 people need this soon.", 40],
  ["Please register me for the course. Is an invoice with GST possible?", 1],
  ["We have two plants and export 20 tonnes a month.", 1],
  ["Is section 4 of the rule about us?", 1],
  ["", 1],
])("%s → %i", (message, seats) => expect(seatsAsked(message)).toBe(seats));
