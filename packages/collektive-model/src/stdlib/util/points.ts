import type {Values} from '../../values';

/** A place in space. Coordinates are JavaScript numbers. */
export interface Point {
  distanceTo(other: this, values: Values): number;
}

export class Point2D implements Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  plus(other: Point2D): Point2D {
    return new Point2D(this.x + other.x, this.y + other.y);
  }

  minus(other: Point2D): Point2D {
    return new Point2D(this.x - other.x, this.y - other.y);
  }

  times(scalar: number): Point2D {
    return new Point2D(this.x * scalar, this.y * scalar);
  }

  div(scalar: number): Point2D {
    return new Point2D(this.x / scalar, this.y / scalar);
  }

  unaryMinus(): Point2D {
    return new Point2D(-this.x, -this.y);
  }

  distanceTo(other: Point2D, {hypot}: Values): number {
    return hypot(this.x - other.x, this.y - other.y);
  }
}

export class Point3D implements Point {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly z: number,
  ) {}

  plus(other: Point3D): Point3D {
    return new Point3D(this.x + other.x, this.y + other.y, this.z + other.z);
  }

  minus(other: Point3D): Point3D {
    return new Point3D(this.x - other.x, this.y - other.y, this.z - other.z);
  }

  times(scalar: number): Point3D {
    return new Point3D(this.x * scalar, this.y * scalar, this.z * scalar);
  }

  div(scalar: number): Point3D {
    return new Point3D(this.x / scalar, this.y / scalar, this.z / scalar);
  }

  unaryMinus(): Point3D {
    return new Point3D(-this.x, -this.y, -this.z);
  }

  distanceTo(other: Point3D): number {
    const [x, y, z] = [this.x - other.x, this.y - other.y, this.z - other.z];
    return Math.sqrt(x * x + y * y + z * z);
  }
}
